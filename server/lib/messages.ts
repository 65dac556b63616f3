import type { Language } from '../../contract/constants/enums'
import { accountMessages } from './messages/account-messages'
import { aftersalesMessages } from './messages/aftersales-messages'
import { campaignMessages } from './messages/campaign-messages'
import { catalogueMessages } from './messages/catalogue-messages'
import { clinicMessages } from './messages/clinic-messages'
import { tradeMessages } from './messages/trade-messages'
import { orderMessages } from './order-messages'

export type MessageParams = Record<string, string | number>
type Texts = Record<Language, string>

/** Server texts shown to people: one table, every language. */
const messages = {
  ok: { 'zh-Hant': '成功', 'zh-Hans': '成功', en: 'Success', fr: 'Succès', es: 'Correcto', ja: '成功' },
  systemError: { 'zh-Hant': '系統錯誤', 'zh-Hans': '系统错误', en: 'System error', fr: 'Erreur système', es: 'Error del sistema', ja: 'システムエラー' },
  systemBusy: { 'zh-Hant': '系統繁忙，請稍後再試', 'zh-Hans': '系统繁忙，请稍后再试', en: 'The system is busy, please try again later', fr: 'Le système est occupé, réessayez plus tard', es: 'El sistema está ocupado, inténtelo más tarde', ja: 'システムが混み合っています。しばらくしてからもう一度お試しください' },
  sessionExpired: { 'zh-Hant': '登入已過期，請重新登入', 'zh-Hans': '登录已过期，请重新登录', en: 'Your sign-in has expired, please sign in again', fr: 'Votre session a expiré, reconnectez-vous', es: 'Su sesión ha caducado, inicie sesión de nuevo', ja: 'ログインの有効期限が切れました。もう一度ログインしてください' },
  sessionMissing: { 'zh-Hant': '請先登入', 'zh-Hans': '请先登录', en: 'Please sign in first', fr: 'Connectez-vous d’abord', es: 'Inicie sesión primero', ja: '先にログインしてください' },
  enterpriseNeeded: { 'zh-Hant': '請使用企業帳號登入', 'zh-Hans': '请使用企业账号登录', en: 'Please sign in with your enterprise account', fr: 'Connectez-vous avec votre compte entreprise', es: 'Inicie sesión con su cuenta de empresa', ja: '企業アカウントでログインしてください' },
  badInput: { 'zh-Hant': '輸入內容有誤，請檢查', 'zh-Hans': '输入内容有误，请检查', en: 'Something was entered incorrectly, please check', fr: 'Une saisie est incorrecte, vérifiez', es: 'Hay un dato incorrecto, revíselo', ja: '入力内容に誤りがあります。ご確認ください' },
  notFound: { 'zh-Hant': '找不到所需的內容', 'zh-Hans': '找不到所需的内容', en: 'This could not be found', fr: 'Contenu introuvable', es: 'No se ha encontrado', ja: '見つかりませんでした' },
  tooLarge: { 'zh-Hant': '內容過大', 'zh-Hans': '内容过大', en: 'The content is too large', fr: 'Le contenu est trop volumineux', es: 'El contenido es demasiado grande', ja: 'データが大きすぎます' },
  rateLimited: { 'zh-Hant': '操作太頻繁，請 {seconds} 秒後再試', 'zh-Hans': '操作太频繁，请 {seconds} 秒后再试', en: 'Too many attempts, please try again in {seconds} seconds', fr: 'Trop de tentatives, réessayez dans {seconds} secondes', es: 'Demasiados intentos, inténtelo de nuevo en {seconds} segundos', ja: '操作が多すぎます。{seconds} 秒後にもう一度お試しください' },
  unseenUsedUp: { 'zh-Hant': '不看圖片的驗證碼這一小時已發完，請稍後再試，或用密碼登入', 'zh-Hans': '不看图片的验证码这一小时已发完，请稍后再试，或用密码登录', en: 'No more codes are sent without the picture this hour. Please try later, or sign in with your password', fr: 'Plus aucun code n’est envoyé sans l’image pendant cette heure. Réessayez plus tard ou connectez-vous avec votre mot de passe', es: 'Ya no se envían más códigos sin la imagen durante esta hora. Inténtelo más tarde o inicie sesión con su contraseña', ja: '画像なしの認証コードは、この 1 時間の上限に達しました。後でもう一度お試しになるか、パスワードでログインしてください' },
  keyReused: { 'zh-Hant': '這個表單已經送出過，請重新開啟', 'zh-Hans': '这个表单已经提交过，请重新打开', en: 'This form was already sent, please open it again', fr: 'Ce formulaire a déjà été envoyé, rouvrez-le', es: 'Este formulario ya se envió, ábralo de nuevo', ja: 'このフォームは送信済みです。もう一度開いてください' },
  stateForbids: { 'zh-Hant': '目前狀態不能進行此操作', 'zh-Hans': '当前状态不能进行此操作', en: 'This is not possible in the current state', fr: 'Cette action est impossible dans l’état actuel', es: 'No es posible en el estado actual', ja: '現在の状態ではこの操作はできません' },
  paymentMethodMissing: { 'zh-Hant': '請選擇付款方式', 'zh-Hans': '请选择付款方式', en: 'Please choose a payment method', fr: 'Choisissez un mode de paiement', es: 'Elija un método de pago', ja: '支払い方法を選択してください' },
  nothingToOrder: { 'zh-Hant': '商品已下架或庫存不足', 'zh-Hans': '商品已下架或库存不足', en: 'The item is off sale or out of stock', fr: 'L’article n’est plus en vente ou en rupture de stock', es: 'El artículo no está a la venta o está agotado', ja: '商品は販売終了または在庫切れです' },
  onlyUnpaidCanBePaid: { 'zh-Hant': '只有未付款的訂單可以付款', 'zh-Hans': '只有未付款的订单可以付款', en: 'Only an unpaid order can be paid', fr: 'Seule une commande impayée peut être payée', es: 'Solo se puede pagar un pedido sin pagar', ja: '支払えるのは未払いの注文だけです' },
  orderInvalid: { 'zh-Hant': '訂單無效', 'zh-Hans': '订单无效', en: 'The order is not valid', fr: 'La commande n’est pas valide', es: 'El pedido no es válido', ja: '注文が無効です' },
  priceChanged: { 'zh-Hant': '價格已更新，請確認後再下單', 'zh-Hans': '价格已更新，请确认后再下单', en: 'The price has changed, please check it before ordering', fr: 'Le prix a changé, vérifiez avant de commander', es: 'El precio ha cambiado, compruébelo antes de pedir', ja: '価格が変更されました。ご確認のうえ注文してください' },
  discountCodeUnknown: { 'zh-Hant': '優惠碼不存在', 'zh-Hans': '优惠码不存在', en: 'Discount code does not exist', fr: 'Ce code de réduction n’existe pas', es: 'El código de descuento no existe', ja: 'この割引コードは存在しません' },
  discountCodeUnusable: { 'zh-Hant': '這個優惠碼不能用於此訂單', 'zh-Hans': '这个优惠码不能用于此订单', en: 'This discount code cannot be used for this order', fr: 'Ce code de réduction ne s’applique pas à cette commande', es: 'Este código de descuento no se puede usar en este pedido', ja: 'この割引コードはこの注文には使えません' },
  slotTaken: { 'zh-Hant': '這個時段剛剛被預約了，請選擇其他時段', 'zh-Hans': '这个时段刚刚被预约了，请选择其他时段', en: 'This time was just taken, please choose another', fr: 'Cet horaire vient d’être pris, choisissez-en un autre', es: 'Esta hora acaba de ocuparse, elija otra', ja: 'この時間帯は埋まりました。別の時間を選んでください' },
  dayNotBookable: { 'zh-Hant': '該日期不可預約', 'zh-Hans': '该日期不可预约', en: 'This date is not available for appointment', fr: 'Cette date n’est pas disponible', es: 'Esta fecha no está disponible', ja: 'この日は予約できません' },
  personNotEligible: { 'zh-Hant': '這位預約人不符合此項目的要求', 'zh-Hans': '这位预约人不符合此项目的要求', en: 'This person does not meet the requirements of this item', fr: 'Cette personne ne remplit pas les conditions', es: 'Esta persona no cumple los requisitos', ja: 'この方はこの項目の条件を満たしていません' },
  changesUsedUp: { 'zh-Hant': '改期次數已用完，請聯絡客服', 'zh-Hans': '改期次数已用完，请联系客服', en: 'It can be rescheduled only once; please contact customer service', fr: 'Un seul report est possible ; contactez le service client', es: 'Solo se puede cambiar una vez; contacte con atención al cliente', ja: '日時の変更は一度だけです。カスタマーサービスにご連絡ください' },
  rebooksUsedUp: { 'zh-Hant': '重新預約次數已用完，請聯絡客服', 'zh-Hans': '重新预约次数已用完，请联系客服', en: 'It can be booked again only once; please contact customer service', fr: 'Une seule nouvelle réservation est possible ; contactez le service client', es: 'Solo se puede volver a reservar una vez; contacte con atención al cliente', ja: '再予約は一度だけです。カスタマーサービスにご連絡ください' },
  needleLocked: { 'zh-Hant': '請先完成上一針接種', 'zh-Hans': '请先完成上一针接种', en: 'The previous injection must be completed first', fr: 'L’injection précédente doit d’abord être terminée', es: 'Primero debe completarse la inyección anterior', ja: '先に前回の接種を完了してください' },
  needleTooEarly: { 'zh-Hant': '這一針最早可於 {day} 接種', 'zh-Hans': '这一针最早可于 {day} 接种', en: 'This injection is possible from {day}', fr: 'Cette injection est possible à partir du {day}', es: 'Esta inyección es posible a partir del {day}', ja: 'この接種は {day} から可能です' },
  alreadyBookedFree: { 'zh-Hant': '您已預約過此免費項目', 'zh-Hans': '您已预约过此免费项目', en: 'You have already booked this free item', fr: 'Vous avez déjà réservé cette prestation gratuite', es: 'Ya ha reservado este servicio gratuito', ja: 'この無料項目はすでに予約済みです' },
  goodsDeleted: { 'zh-Hant': '商品已刪除', 'zh-Hans': '商品已删除', en: 'The item was removed', fr: 'L’article a été supprimé', es: 'El artículo se ha eliminado', ja: '商品は削除されました' },
  loginFailed: { 'zh-Hant': '帳號或密碼錯誤', 'zh-Hans': '账号或密码错误', en: 'The account or password is wrong', fr: 'Compte ou mot de passe incorrect', es: 'La cuenta o la contraseña no son correctas', ja: 'アカウントまたはパスワードが正しくありません' },
  codeWrong: { 'zh-Hant': '驗證碼錯誤', 'zh-Hans': '验证码错误', en: 'The verification code is wrong', fr: 'Le code de vérification est incorrect', es: 'El código de verificación no es correcto', ja: '認証コードが正しくありません' },
  codeExpired: { 'zh-Hant': '驗證碼已過期，請重新獲取', 'zh-Hans': '验证码已过期，请重新获取', en: 'The verification code has expired, please request a new one', fr: 'Le code de vérification a expiré, demandez-en un autre', es: 'El código de verificación ha caducado, solicite otro', ja: '認証コードの有効期限が切れました。もう一度取得してください' },
  codeTooSoon: { 'zh-Hant': '請 {seconds} 秒後再獲取驗證碼', 'zh-Hans': '请 {seconds} 秒后再获取验证码', en: 'Please request a new code in {seconds} seconds', fr: 'Demandez un nouveau code dans {seconds} secondes', es: 'Solicite un código nuevo en {seconds} segundos', ja: '{seconds} 秒後に認証コードを再取得してください' },
  accountLocked: { 'zh-Hant': '嘗試次數過多，請 {minutes} 分鐘後再試', 'zh-Hans': '尝试次数过多，请 {minutes} 分钟后再试', en: 'Too many attempts, please try again in {minutes} minutes', fr: 'Trop de tentatives, réessayez dans {minutes} minutes', es: 'Demasiados intentos, inténtelo de nuevo en {minutes} minutos', ja: '試行回数が多すぎます。{minutes} 分後にもう一度お試しください' },
  accountTaken: { 'zh-Hant': '這個帳號已被使用', 'zh-Hans': '这个账号已被使用', en: 'This account is already in use', fr: 'Ce compte est déjà utilisé', es: 'Esta cuenta ya está en uso', ja: 'このアカウントはすでに使われています' },
  phoneWrong: { 'zh-Hant': '手機號碼格式錯誤', 'zh-Hans': '手机号码格式错误', en: 'Mobile phone number format error', fr: 'Format du numéro de mobile incorrect', es: 'Formato del número de móvil incorrecto', ja: '携帯電話番号の形式が正しくありません' },
  idNumberWrong: { 'zh-Hant': '證件號碼格式錯誤', 'zh-Hans': '证件号码格式错误', en: 'The ID number is not valid', fr: 'Le numéro de pièce d’identité n’est pas valide', es: 'El número de documento no es válido', ja: '証明書番号が正しくありません' },
  paymentRefused: { 'zh-Hant': '付款被拒絕', 'zh-Hans': '付款被拒绝', en: 'The payment was refused', fr: 'Le paiement a été refusé', es: 'El pago fue rechazado', ja: '支払いが拒否されました' },
  noFreeDates: { 'zh-Hant': '沒有可預約的日期，請諮詢客服', 'zh-Hans': '没有可预约的日期，请咨询客服', en: 'No available dates, please consult customer service', fr: 'Aucune date disponible, consultez le service client', es: 'No hay fechas disponibles, consulte con atención al cliente', ja: '予約できる日がありません。カスタマーサービスにお問い合わせください' },
  codeTriesUsedUp: { 'zh-Hant': '驗證碼錯誤次數過多，請重新獲取', 'zh-Hans': '验证码错误次数过多，请重新获取', en: 'Too many wrong codes, please request a new one', fr: 'Trop de codes incorrects, demandez-en un nouveau', es: 'Demasiados códigos incorrectos, solicite otro', ja: '認証コードの誤りが多すぎます。もう一度取得してください' },
  personLimit: { 'zh-Hant': '最多可以儲存 {count} 位預約人', 'zh-Hans': '最多可以保存 {count} 位预约人', en: 'At most {count} appointment persons can be saved', fr: 'Au plus {count} personnes peuvent être enregistrées', es: 'Se pueden guardar {count} personas como máximo', ja: '予約者は最大 {count} 人まで登録できます' },
  personNameNeeded: { 'zh-Hant': '請輸入真實姓名', 'zh-Hans': '请输入真实姓名', en: 'Enter the real name', fr: 'Saisissez le vrai nom', es: 'Introduzca el nombre real', ja: '氏名を入力してください' },
  idTypeNeeded: { 'zh-Hant': '請選擇證件類型', 'zh-Hans': '请选择证件类型', en: 'Select an ID type', fr: 'Choisissez un type de pièce d’identité', es: 'Seleccione un tipo de documento', ja: '証明書の種類を選択してください' },
  idNumberMismatch: { 'zh-Hant': '與身份證號碼不符', 'zh-Hans': '与身份证号码不符', en: 'This does not match the ID number', fr: 'Ne correspond pas au numéro de la pièce d’identité', es: 'No coincide con el número de documento', ja: '身分証番号と一致しません' },
  provinceFirst: { 'zh-Hant': '請先選擇省份，再選擇城市', 'zh-Hans': '请先选择省份，再选择城市', en: 'Select the province first, then the city', fr: 'Choisissez d’abord la province, puis la ville', es: 'Seleccione primero la provincia y luego la ciudad', ja: '先に省を選択してから市を選択してください' },
  cityNotInProvince: { 'zh-Hant': '請選擇該省份內的城市', 'zh-Hans': '请选择该省份内的城市', en: 'Select a city of this province', fr: 'Choisissez une ville de cette province', es: 'Seleccione una ciudad de esta provincia', ja: 'この省にある市を選択してください' },
  birthDateWrong: { 'zh-Hant': '出生日期不正確', 'zh-Hans': '出生日期不正确', en: 'The birth date is not possible', fr: 'La date de naissance n’est pas possible', es: 'La fecha de nacimiento no es posible', ja: '生年月日が正しくありません' },
  ...orderMessages,
  ...tradeMessages,
  ...aftersalesMessages,
  ...campaignMessages,
  ...accountMessages,
  ...clinicMessages,
  ...catalogueMessages,
  codeMessage: { 'zh-Hant': '【{brand}】驗證碼 {code}，{minutes} 分鐘內有效，請勿轉告他人。', 'zh-Hans': '【{brand}】验证码 {code}，{minutes} 分钟内有效，请勿转告他人。', en: '[{brand}] Your code is {code}. It is valid for {minutes} minutes; do not share it.', fr: '[{brand}] Votre code est {code}. Il est valable {minutes} minutes ; ne le partagez pas.', es: '[{brand}] Su código es {code}. Es válido durante {minutes} minutos; no lo comparta.', ja: '【{brand}】認証コードは {code} です。{minutes} 分間有効です。他人に教えないでください。' },
  newNickName: { 'zh-Hant': '用戶{number}', 'zh-Hans': '用户{number}', en: 'User {number}', fr: 'Utilisateur {number}', es: 'Usuario {number}', ja: 'ユーザー{number}' },
} as const satisfies Record<string, Texts>

export type MessageKey = keyof typeof messages

/** The text of `key` in `lang`, with `{name}` filled from `params`. */
export function messageText(key: MessageKey, lang: Language, params: MessageParams = {}): string {
  return messages[key][lang].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}

/** For the test that every text exists in every language. */
export const allMessages: Record<string, Texts> = messages
