import type { HelpTopic } from '../../../../contract/constants/enums'
import type { Words } from './words'

interface HelpContent {
  slug: string
  topic: HelpTopic
  title: Words
  paragraphs: readonly Words[]
}

export const helpAuthor: Words = [
  '客戶服務',
  'Customer service',
  'Service client',
  'Atención al cliente',
  'カスタマーサービス',
]

/** Articles of the help centre, in the order of each topic's list. */
export const helpArticles: readonly HelpContent[] = [
  {
    slug: 'help',
    topic: 'helpbook',
    title: [
      '如何預約體檢或疫苗',
      'How to book a health check or a vaccine',
      'Réserver un bilan ou un vaccin',
      'Cómo reservar un chequeo o una vacuna',
      '健診・ワクチンの予約方法',
    ],
    paragraphs: [
      [
        '選好套餐或疫苗，再選門店、日期和時段，最後選為誰預約。需要付款的，付款後預約即生效；免費的提交後即生效。',
        'Choose the package or vaccine, then the clinic, the day and the time, and last who it is for. What is paid for is confirmed once paid; what is free is confirmed at once.',
        'Choisissez le bilan ou le vaccin, puis le centre, le jour et l’heure, et enfin la personne. Un soin payant est confirmé dès le paiement, un soin gratuit dès l’envoi.',
        'Elija el chequeo o la vacuna, luego el centro, el día y la hora, y por último la persona. Lo de pago queda confirmado al pagar; lo gratuito, al enviarlo.',
        '健診またはワクチンを選び、店舗、日付、時間、受診者の順に選びます。有料のものはお支払いで、無料のものは送信した時点で確定します。',
      ],
      [
        '預約碼在「我的預約」，沒有網絡也能出示。到門店讓職員掃一掃就可以。',
        'The code is under “My appointments” and can be shown without a network. Let the staff scan it when you arrive.',
        'Le code se trouve dans «\u00a0Mes rendez-vous\u00a0» et s’affiche aussi sans réseau. Présentez-le au personnel à votre arrivée.',
        'El código está en «Mis citas» y se puede mostrar sin conexión. Enséñelo al personal al llegar.',
        '予約コードは「予約一覧」にあり、通信がなくても表示できます。来店時にスタッフへお見せください。',
      ],
    ],
  },
  {
    slug: 'help-change',
    topic: 'helpbook',
    title: [
      '改期和取消預約',
      'Rescheduling and cancelling',
      'Changer ou annuler un rendez-vous',
      'Cambiar o cancelar una cita',
      '予約の変更とキャンセル',
    ],
    paragraphs: [
      [
        '每個預約可以自行改期一次。取消後，同一項服務可以再預約一次。之後如需更改，請聯絡客服。',
        'You can reschedule each appointment once yourself. After a cancellation the same service can be booked once more. For any change after that, please contact customer service.',
        'Chaque rendez-vous peut changer de date une fois. Après une annulation, le même soin peut être réservé encore une fois. Ensuite, contactez le service client.',
        'Puede cambiar cada cita una vez. Tras cancelar, el mismo servicio puede reservarse una vez más. Para otros cambios, contacte con atención al cliente.',
        '予約の変更はそれぞれ 1 回までです。キャンセル後は、同じサービスを 1 回だけ再予約できます。その後の変更はカスタマーサービスへご連絡ください。',
      ],
    ],
  },
  {
    slug: 'help-course',
    topic: 'helpbook',
    title: [
      '多針疫苗：下一針甚麼時候打',
      'Vaccines of several doses: when the next one is due',
      'Vaccins à plusieurs doses\u00a0: quand faire la suivante',
      'Vacunas de varias dosis: cuándo toca la siguiente',
      '複数回接種のワクチン：次回の時期',
    ],
    paragraphs: [
      [
        '每一針有最早和建議的日期，在「疫苗療程」可以看到。上一針打完並確認後，就可以預約下一針；過早的日子不能選。',
        'Each dose has an earliest and an advised day, shown under “Vaccine courses”. Once a dose is injected and confirmed, the next can be booked; days that are too early cannot be chosen.',
        'Chaque dose a une date au plus tôt et une date conseillée, indiquées dans «\u00a0Schémas vaccinaux\u00a0». Une fois une dose injectée et confirmée, la suivante peut être réservée\u00a0; les jours trop proches ne sont pas proposés.',
        'Cada dosis tiene una fecha mínima y otra recomendada, visibles en «Pautas de vacunación». Puesta y confirmada una dosis, se puede reservar la siguiente; los días demasiado tempranos no se pueden elegir.',
        '各回には接種できる最短日と推奨日があり、「ワクチンコース」で確認できます。接種が完了し確認されると次回を予約できます。早すぎる日は選べません。',
      ],
    ],
  },
  {
    slug: 'help-queue',
    topic: 'helpvisit',
    title: [
      '輪候：登記、簽到、叫號',
      'The queue: register, check in, be called',
      'La file d’attente\u00a0: inscription, arrivée, appel',
      'La cola: inscripción, llegada y llamada',
      '順番待ち：登録・チェックイン・呼び出し',
    ],
    paragraphs: [
      [
        '在門店頁面登記當天輪候，到達後簽到，就會取得號碼。前面還有 5、3、1 個人時會提醒你。',
        'Register for today’s queue on the clinic’s page; check in when you arrive and you get your number. We tell you when 5, 3 and 1 people are ahead.',
        'Inscrivez-vous pour le jour même sur la page du centre\u00a0; signalez votre arrivée au centre pour obtenir votre numéro. Vous êtes prévenu quand il reste 5, 3 puis 1 personne.',
        'Inscríbase para hoy en la página del centro; al llegar, registre su llegada y recibirá su número. Le avisamos cuando queden 5, 3 y 1 personas.',
        '店舗のページで当日の順番待ちに登録し、到着したらチェックインすると番号が出ます。前の方が 5 人、3 人、1 人になるとお知らせします。',
      ],
      [
        '叫號後超過 5 個號碼仍未到，就要重新登記。',
        'If more than 5 numbers are called after yours before you come, you need to register again.',
        'Si plus de 5 numéros sont appelés après le vôtre avant votre arrivée, il faut vous réinscrire.',
        'Si se llaman más de 5 números después del suyo antes de que llegue, deberá inscribirse de nuevo.',
        'ご自分の番号の後に 5 番を超えて呼び出された場合は、あらためて登録が必要です。',
      ],
    ],
  },
  {
    slug: 'help-day',
    topic: 'helpvisit',
    title: [
      '當天帶甚麼、怎樣準備',
      'What to bring and how to prepare',
      'Que prendre et comment se préparer',
      'Qué llevar y cómo prepararse',
      '当日の持ち物と準備',
    ],
    paragraphs: [
      [
        '請帶身份證明文件正本和預約碼。是否需要空腹、提早多久到，寫在訂單和預約的「來之前」。',
        'Please bring your original ID and the appointment code. Whether to fast and how early to arrive is written under “Before you come” of the order and the appointment.',
        'Apportez une pièce d’identité originale et le code du rendez-vous. S’il faut être à jeun et quand arriver est indiqué dans «\u00a0Avant de venir\u00a0».',
        'Traiga su documento original y el código de la cita. En «Antes de venir» se indica si debe ayunar y con cuánta antelación llegar.',
        '本人確認書類の原本と予約コードをお持ちください。絶食の要否や到着時間は、注文と予約の「ご来店の前に」に記載しています。',
      ],
    ],
  },
  {
    slug: 'help-pay',
    topic: 'helppay',
    title: [
      '付款方式和時限',
      'How and by when to pay',
      'Modes et délai de paiement',
      'Formas y plazo de pago',
      'お支払い方法と期限',
    ],
    paragraphs: [
      [
        '可用的付款方式在付款時列出。未付款的訂單為你保留名額 30 分鐘，逾時自動取消，不收費。所有金額以港元結算；其他貨幣只作參考。',
        'The methods available are listed when you pay. An unpaid order keeps your place for 30 minutes, then it is cancelled at no charge. All amounts are charged in Hong Kong dollars; another currency is an estimate only.',
        'Les moyens disponibles s’affichent au moment de payer. Une commande impayée garde votre place 30 minutes, puis elle est annulée sans frais. Tous les montants sont débités en dollars de Hong Kong\u00a0; une autre devise n’est qu’une estimation.',
        'Las formas disponibles se muestran al pagar. Un pedido sin pagar guarda su plaza 30 minutos; después se cancela sin cargo. Todo se cobra en dólares de Hong Kong; otra moneda es solo una estimación.',
        'ご利用いただける方法はお支払い時に表示されます。未払いの注文は 30 分間枠を確保し、その後は料金なしでキャンセルされます。請求はすべて香港ドルで、ほかの通貨は目安です。',
      ],
    ],
  },
  {
    slug: 'help-refund',
    topic: 'helppay',
    title: [
      '申請退款',
      'Asking for a refund',
      'Demander un remboursement',
      'Pedir un reembolso',
      '返金の申請',
    ],
    paragraphs: [
      [
        '打開訂單，選「申請退款」。提交之前會先列明退多少、退到哪裡，以及最遲何時。處理進度在同一張訂單可以看到；未處理前可以撤回。',
        'Open the order and choose “Request refund”. Before you send it you see how much is returned, to where, and by when. The same order shows the progress; until it is answered you can withdraw it.',
        'Ouvrez la commande et choisissez «\u00a0Demander un remboursement\u00a0». Avant l’envoi, le montant, le moyen et le délai sont indiqués. La commande montre l’avancement\u00a0; tant qu’il n’y a pas de réponse, vous pouvez retirer la demande.',
        'Abra el pedido y elija «Pedir reembolso». Antes de enviarlo verá cuánto se devuelve, a dónde y hasta cuándo. El mismo pedido muestra el progreso; mientras no haya respuesta, puede retirarlo.',
        '注文を開き、「返金を申請」を選びます。送信前に、金額、返金先、期限が表示されます。進み具合は同じ注文で確認でき、回答前なら取り下げられます。',
      ],
    ],
  },
  {
    slug: 'help-receipt',
    topic: 'helppay',
    title: [
      '收據和發票',
      'Receipts and invoices',
      'Reçus et factures',
      'Recibos y facturas',
      '領収書と請求書',
    ],
    paragraphs: [
      [
        '付款後，「我的」裡的「收據」可以查看、列印或下載 PDF，也可以申請發票。',
        'Once paid, “Receipts” under “My account” lets you read, print or download the receipt as a PDF, and ask for an invoice.',
        'Après paiement, vos reçus se trouvent sous «\u00a0Mon compte\u00a0»\u00a0: ils se consultent, s’impriment ou se téléchargent en PDF\u00a0; vous pouvez aussi demander une facture.',
        'Tras pagar, en «Recibos» de «Mi cuenta» puede ver, imprimir o descargar el PDF, y pedir una factura.',
        'お支払い後、マイページの「領収書」で表示・印刷・PDF保存ができ、請求書も申請できます。',
      ],
    ],
  },
  {
    slug: 'help-family',
    topic: 'helpaccount',
    title: [
      '為家人預約',
      'Appointments for your family',
      'Réserver pour ses proches',
      'Reservar para la familia',
      'ご家族の予約',
    ],
    paragraphs: [
      [
        '在「我的」加入家人的資料，一個帳號就可以為全家預約。證件號碼只會部分顯示。',
        'Add your family under “My account”; one account books for everyone. ID numbers are shown in part only.',
        'Ajoutez vos proches sous «\u00a0Mon compte\u00a0»\u00a0; un seul compte réserve pour tous. Les numéros de pièces d’identité ne s’affichent qu’en partie.',
        'Añada a su familia en «Mi cuenta»; una sola cuenta reserva para todos. Los números de documento solo se muestran en parte.',
        'マイページでご家族を登録すると、ひとつのアカウントで全員の予約ができます。証明書番号は一部だけ表示されます。',
      ],
    ],
  },
  {
    slug: 'help-sign-in',
    topic: 'helpaccount',
    title: [
      '登入和忘記密碼',
      'Signing in, and forgotten passwords',
      'Connexion et mot de passe oublié',
      'Iniciar sesión y contraseña olvidada',
      'ログインとパスワードを忘れたとき',
    ],
    paragraphs: [
      [
        '可以用手機或電郵驗證碼登入，第一次登入即完成註冊；也可以用帳號密碼。忘記密碼時，在登入頁選「忘記密碼？」，用驗證碼重設。',
        'Sign in with a code sent to your mobile or e-mail; the first time registers you. Or use an account and password. If you forget the password, choose “Forgotten your password?” on the sign-in page and set a new one with a code.',
        'Connectez-vous avec un code reçu par SMS ou e-mail\u00a0; la première fois vous inscrit. Ou avec un compte et un mot de passe. En cas d’oubli, choisissez «\u00a0Mot de passe oublié\u00a0?\u00a0» et définissez-en un nouveau avec un code.',
        'Inicie sesión con un código enviado a su móvil o correo; la primera vez queda registrado. O con cuenta y contraseña. Si la olvida, elija «¿Olvidó la contraseña?» y cree otra con un código.',
        '携帯電話またはメールに届くコードでログインできます（初回は登録を兼ねます）。アカウントとパスワードも使えます。忘れた場合はログイン画面の「パスワードをお忘れですか」からコードで再設定してください。',
      ],
    ],
  },
  {
    slug: 'help-display',
    topic: 'helpaccount',
    title: [
      '語言、字體大小和深色模式',
      'Language, text size and dark mode',
      'Langue, taille du texte et mode sombre',
      'Idioma, tamaño del texto y modo oscuro',
      '言語・文字サイズ・ダークモード',
    ],
    paragraphs: [
      [
        '在「我的」的「語言及顯示」可以選六種語言、更大的字體和深色模式，馬上生效。',
        '“Language and display” under “My account” has six languages, larger text and dark mode. A change applies at once.',
        'Sous «\u00a0Mon compte\u00a0», «\u00a0Langue et affichage\u00a0» propose six langues, un texte plus grand et le mode sombre. L’effet est immédiat.',
        'En «Mi cuenta», «Idioma y pantalla» ofrece seis idiomas, texto más grande y modo oscuro. El cambio es inmediato.',
        'マイページの「言語と表示」で、6 つの言語、大きな文字、ダークモードを選べます。すぐに反映されます。',
      ],
    ],
  },
  {
    slug: 'help-data',
    topic: 'helpaccount',
    title: [
      '下載或刪除我的資料',
      'Downloading or deleting your data',
      'Télécharger ou supprimer vos données',
      'Descargar o borrar sus datos',
      'データのダウンロードと削除',
    ],
    paragraphs: [
      [
        '在「我的」打開個人資料，可以下載全部資料，也可以刪除帳號。刪除前會寫明哪些紀錄按法例需要保留，以及原因。',
        '“Personal data” under “My account” lets you download everything, or delete the account. Before deletion it says which records the law asks us to keep, and why.',
        'La page de vos données personnelles permet de tout télécharger ou de supprimer le compte. Avant la suppression, elle indique ce que la loi oblige à conserver, et pourquoi.',
        'En sus datos personales puede descargarlo todo o borrar la cuenta. Antes de borrarla se indica qué registros exige conservar la ley y por qué.',
        'マイページの個人情報から、すべてのデータのダウンロードやアカウントの削除ができます。削除の前に、法令により保管が必要な記録とその理由を表示します。',
      ],
    ],
  },
  {
    slug: 'help-report',
    topic: 'helpreport',
    title: [
      '查看、下載和分享報告',
      'Reading, downloading and sharing reports',
      'Lire, télécharger et partager un rapport',
      'Ver, descargar y compartir informes',
      '報告書の閲覧・保存・共有',
    ],
    paragraphs: [
      [
        '報告準備好時會通知你。每個項目有參考範圍和簡單說明，異常的會標明。可以下載 PDF，或者產生有期限的連結給醫生看，隨時可以收回。',
        'We tell you when a report is ready. Each value has its reference range and a plain explanation; abnormal ones are marked. Download it as a PDF, or give a doctor a link that expires and that you can end at any time.',
        'Vous êtes prévenu quand un rapport est prêt. Chaque valeur a sa plage de référence et une explication simple\u00a0; les valeurs anormales sont signalées. Téléchargez le PDF, ou donnez à un médecin un lien limité dans le temps, que vous pouvez fermer à tout moment.',
        'Le avisamos cuando un informe está listo. Cada valor tiene su rango de referencia y una explicación sencilla; los anormales se señalan. Descárguelo en PDF o dé al médico un enlace que caduca y que puede cerrar cuando quiera.',
        '報告書ができるとお知らせします。各項目には基準範囲とわかりやすい説明があり、基準外の値には印が付きます。PDFで保存したり、期限付きのリンクを医師に渡したりでき、リンクはいつでも停止できます。',
      ],
    ],
  },
]
