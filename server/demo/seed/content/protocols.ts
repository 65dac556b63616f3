import type { Words } from './words'

export interface ProtocolContent {
  slug: string
  kind: 'booking' | 'privacy' | 'user'
  title: Words
  daysAgo: number
  sections: readonly (readonly [title: Words, text: Words])[]
}

export const protocols: readonly ProtocolContent[] = [
  {
    slug: 'booking',
    kind: 'booking',
    title: [
      '訂單及退款條款',
      'Order and refund terms',
      'Conditions de commande et de remboursement',
      'Condiciones de pedidos y reembolsos',
      '注文・返金規約',
    ],
    daysAgo: 60,
    sections: [
      [
        ['付款', 'Payment', 'Paiement', 'Pago', 'お支払い'],
        [
          '訂單成立後請於 30 分鐘內付款，逾時訂單自動取消，已選的時段會釋放。',
          'Please pay within 30 minutes of placing an order. After that it is cancelled and the chosen time is released.',
          'Veuillez payer dans les 30 minutes qui suivent la commande. Passé ce délai, elle est annulée et le créneau choisi est libéré.',
          'Pague en los 30 minutos siguientes al pedido. Pasado ese plazo se cancela y se libera la hora elegida.',
          'ご注文から 30 分以内にお支払いください。過ぎると注文はキャンセルされ、選んだ時間は解放されます。',
        ],
      ],
      [
        ['改期', 'Changing a date', 'Changer de date', 'Cambiar la fecha', '日時の変更'],
        [
          '每個預約可自行改期一次。需要再改，請聯絡客服。',
          'Each appointment can be changed once by yourself. For further changes please contact customer service.',
          'Vous pouvez changer chaque rendez-vous une fois vous-même. Pour d’autres changements, contactez le service client.',
          'Usted puede cambiar cada cita una vez. Para más cambios, contacte con atención al cliente.',
          '予約ごとに一度、ご自身で変更できます。それ以上の変更はカスタマーサービスへご連絡ください。',
        ],
      ],
      [
        [
          '取消及再預約',
          'Cancelling, and making another appointment',
          'Annuler, et reprendre rendez-vous',
          'Cancelar y volver a reservar',
          'キャンセルと再予約',
        ],
        [
          '預約可以取消，取消後可再預約一次。',
          'An appointment may be cancelled and then booked again once.',
          'Un rendez-vous peut être annulé, puis repris une fois.',
          'Una cita se puede cancelar y reservar de nuevo una vez.',
          '予約はキャンセルでき、その後一度だけ予約し直せます。',
        ],
      ],
      [
        ['退款', 'Refunds', 'Remboursements', 'Reembolsos', '返金'],
        [
          '未使用的套餐和疫苗可申請全額退款，款項於 7 個工作天內原路退回。已完成部分項目的套餐按未完成部分計算。',
          'Packages and vaccines that were not used can be refunded in full within 7 working days, the way they were paid. A package used in part is refunded for what remains.',
          'Les bilans et vaccins non utilisés sont remboursables en totalité sous 7 jours ouvrés, par le moyen de paiement d’origine. Un bilan utilisé en partie est remboursé pour ce qui reste.',
          'Los paquetes y vacunas sin usar se reembolsan por completo en 7 días laborables, por el mismo medio de pago. De un paquete usado en parte se reembolsa lo que queda.',
          '未使用のプランとワクチンは全額返金を申請でき、7 営業日以内にお支払い方法へ返金します。一部を利用したプランは、残りの分を返金します。',
        ],
      ],
      [
        ['當天', 'On the day', 'Le jour même', 'El día de la cita', '当日'],
        [
          '請帶備身份證明文件正本，並在預約時間前 10 分鐘到達。遲到 15 分鐘以上，門店或需安排另一時段。',
          'Bring your original ID and arrive 10 minutes early. If you are more than 15 minutes late, the clinic may offer another time.',
          'Apportez l’original de votre pièce d’identité et arrivez 10 minutes en avance. Au-delà de 15 minutes de retard, le centre peut vous proposer un autre créneau.',
          'Traiga su documento de identidad original y llegue 10 minutos antes. Con más de 15 minutos de retraso, el centro puede ofrecerle otra hora.',
          '身分証の原本を持ち、予約の 10 分前にお越しください。15 分以上遅れると、別の時間をご案内することがあります。',
        ],
      ],
      [
        ['檢查結果', 'Results', 'Résultats', 'Resultados', '検査結果'],
        [
          '檢查結果供你和醫生參考，不能代替診斷。如身體不適，請即求診。',
          'Results are for you and your doctor and do not replace a diagnosis. If you feel unwell, please see a doctor.',
          'Les résultats sont destinés à vous et à votre médecin, et ne remplacent pas un diagnostic. Si vous ne vous sentez pas bien, consultez un médecin.',
          'Los resultados son para usted y su médico, y no sustituyen un diagnóstico. Si se encuentra mal, consulte a un médico.',
          '検査結果はご本人と医師の参考のためのもので、診断に代わるものではありません。体調が悪いときは受診してください。',
        ],
      ],
    ],
  },
  {
    slug: 'privacy',
    kind: 'privacy',
    title: [
      '私隱聲明',
      'Privacy policy',
      'Politique de confidentialité',
      'Política de privacidad',
      'プライバシーポリシー',
    ],
    daysAgo: 90,
    sections: [
      [
        ['我們收集甚麼', 'What we collect', 'Ce que nous recueillons', 'Qué recogemos', '集める情報'],
        [
          '帳號資料、預約人資料、訂單和預約紀錄，以及你主動填寫的內容。位置只在你允許時用來計算與門店的距離，不會保存。',
          'Your account, appointment persons, orders and appointments, and what you write yourself. Your position is used only with your permission to work out distances, and is not kept.',
          'Votre compte, les personnes des rendez-vous, vos commandes et rendez-vous, et ce que vous écrivez. Votre position ne sert, avec votre accord, qu’à calculer les distances, et n’est pas conservée.',
          'Su cuenta, las personas de las citas, sus pedidos y citas, y lo que usted escribe. Su posición solo se usa con su permiso para calcular distancias, y no se guarda.',
          'アカウント、受診者、注文と予約の記録、ご自身で入力された内容です。位置情報は許可があるときに距離の計算だけに使い、保存しません。',
        ],
      ],
      [
        ['為甚麼需要', 'Why', 'Pourquoi', 'Para qué', '利用の目的'],
        [
          '為你安排預約、核對身份、聯絡你和處理付款。',
          'To arrange appointments, check who comes, reach you and handle payments.',
          'Pour organiser les rendez-vous, vérifier l’identité, vous joindre et traiter les paiements.',
          'Para organizar las citas, comprobar quién viene, contactarle y gestionar los pagos.',
          '予約の手配、本人確認、ご連絡、お支払いのためです。',
        ],
      ],
      [
        ['誰可以看到', 'Who can see it', 'Qui peut les voir', 'Quién puede verlo', '見ることができる人'],
        [
          '只有為你服務的門店和必要的服務商。證件號碼加密保存，只顯示頭尾。',
          'Only the clinic that serves you and the suppliers it needs. ID numbers are kept encrypted and shown in part.',
          'Seulement le centre qui vous reçoit et les prestataires nécessaires. Les numéros de pièce d’identité sont chiffrés et affichés en partie.',
          'Solo el centro que le atiende y los proveedores necesarios. Los números de documento se guardan cifrados y se muestran en parte.',
          '担当する店舗と必要な事業者だけです。証明書番号は暗号化して保存し、一部だけを表示します。',
        ],
      ],
      [
        ['保存多久', 'How long', 'Combien de temps', 'Cuánto tiempo', '保存の期間'],
        [
          '帳號刪除後，除法例要求保留的付款紀錄外，資料會在 30 天內刪除。',
          'After an account is deleted, data is erased within 30 days, apart from payment records that the law requires.',
          'Après la suppression d’un compte, les données sont effacées sous 30 jours, sauf les traces de paiement que la loi impose.',
          'Tras eliminar una cuenta, los datos se borran en 30 días, salvo los registros de pago que exige la ley.',
          'アカウントの削除後、法令で必要な支払い記録を除き、30 日以内に消去します。',
        ],
      ],
      [
        ['你的權利', 'Your rights', 'Vos droits', 'Sus derechos', 'お客様の権利'],
        [
          '你可以查看、更正、下載和刪除自己的資料，亦可以隨時撤回同意。',
          'You can see, correct, download and delete your data, and take back your consent at any time.',
          'Vous pouvez consulter, corriger, télécharger et supprimer vos données, et retirer votre accord à tout moment.',
          'Puede ver, corregir, descargar y eliminar sus datos, y retirar su consentimiento en cualquier momento.',
          'ご自分の情報はいつでも確認、訂正、ダウンロード、削除でき、同意も撤回できます。',
        ],
      ],
    ],
  },
  {
    slug: 'user',
    kind: 'user',
    title: ['用戶協議', 'User agreement', 'Conditions d’utilisation', 'Condiciones de uso', '利用規約'],
    daysAgo: 90,
    sections: [
      [
        ['帳號', 'Your account', 'Votre compte', 'Su cuenta', 'アカウント'],
        [
          '請使用自己的手機號碼登記，並妥善保管密碼。首次以手機驗證碼登入即會建立帳號。',
          'Register with your own number and keep your password safe. Signing in with a code for the first time creates an account.',
          'Inscrivez-vous avec votre propre numéro et gardez votre mot de passe en sûreté. La première connexion par code crée un compte.',
          'Regístrese con su propio número y guarde bien su contraseña. El primer acceso con código crea una cuenta.',
          'ご自分の電話番号で登録し、パスワードを大切に保管してください。認証コードで初めてログインするとアカウントが作られます。',
        ],
      ],
      [
        [
          '為家人預約',
          'Appointments for family',
          'Rendez-vous pour la famille',
          'Citas para la familia',
          'ご家族の予約',
        ],
        [
          '你可以為家人預約，請先得到對方同意；未滿 18 歲人士由家長或監護人代為預約。',
          'You may book for your family with their consent; a parent or guardian books for anyone under 18.',
          'Vous pouvez prendre rendez-vous pour vos proches avec leur accord\u00a0; un parent ou tuteur le fait pour les moins de 18 ans.',
          'Puede reservar para su familia con su consentimiento; por los menores de 18 años reserva un padre, una madre o un tutor.',
          'ご家族の同意を得て予約できます。18 歳未満の方は保護者が予約してください。',
        ],
      ],
      [
        ['資料正確', 'Correct details', 'Données exactes', 'Datos correctos', '正しい情報'],
        [
          '門店按你填寫的姓名和證件核對身份，資料不符可能無法應診。',
          'The clinic checks the name and ID that you entered; with wrong details it may be unable to see you.',
          'Le centre vérifie le nom et la pièce d’identité saisis\u00a0; si les données sont fausses, il peut ne pas vous recevoir.',
          'El centro comprueba el nombre y el documento indicados; con datos incorrectos quizá no pueda atenderle.',
          '店舗は入力された氏名と証明書で本人確認をします。情報が違うと受診できないことがあります。',
        ],
      ],
      [
        ['服務範圍', 'What we do', 'Notre service', 'Qué hacemos', 'サービスの範囲'],
        [
          '本平台協助預約和購買，醫療服務由各門店提供並負責。本平台不提供診斷；遇緊急情況請致電當地緊急服務。',
          'This service helps you book and buy; medical care is given by the clinics, which answer for it. We do not diagnose; in an emergency call your local emergency number.',
          'Ce service vous aide à réserver et à acheter\u00a0; les soins sont donnés par les centres, qui en répondent. Nous ne posons pas de diagnostic\u00a0; en cas d’urgence, appelez les secours.',
          'Este servicio le ayuda a reservar y comprar; la atención médica la prestan los centros, que responden de ella. No diagnosticamos; en una emergencia llame a su número local de urgencias.',
          '本サービスは予約と購入を手伝うもので、医療は各店舗が責任をもって提供します。診断は行いません。緊急のときは地域の緊急番号へ電話してください。',
        ],
      ],
      [
        ['更改', 'Changes', 'Modifications', 'Cambios', '変更'],
        [
          '條款如有更改，會在生效前 14 天在公告中通知。',
          'Changes are announced 14 days before they apply.',
          'Les modifications sont annoncées 14 jours avant leur application.',
          'Los cambios se anuncian 14 días antes de aplicarse.',
          '条件が変わるときは、適用の 14 日前にお知らせします。',
        ],
      ],
    ],
  },
]
