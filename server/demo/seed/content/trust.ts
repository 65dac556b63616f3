import type { Words } from './words'

// Demo data. The authorities exist; the numbers of clinics and doctors follow the authorities' format but are
// not assigned, and the manufacturers are invented.

type Region = 'HK' | 'CN' | 'TW' | 'MO'

/** Authorities that license clinics. */
export const licenceAuthorities: Readonly<Record<Region, Words>> = {
  HK: [
    '香港衞生署私營醫療機構規管辦事處',
    'Office for Regulation of Private Healthcare Facilities, Department of Health, Hong Kong',
    'Bureau de réglementation des établissements de santé privés, ministère de la Santé de Hong Kong',
    'Oficina de Regulación de Centros Sanitarios Privados, Departamento de Salud de Hong Kong',
    '香港衛生署 私立医療機関規制事務所',
  ],
  CN: [
    '所在區衞生健康委員會',
    'Health commission of the district',
    'Commission de la santé du district',
    'Comisión de Salud del distrito',
    '所在区の衛生健康委員会',
  ],
  TW: [
    '所在市政府衞生局',
    'Department of Health of the city',
    'Service de santé de la ville',
    'Departamento de Salud de la ciudad',
    '所在市政府衛生局',
  ],
  MO: [
    '澳門衞生局',
    'Health Bureau, Macao',
    'Services de santé de Macao',
    'Servicios de Salud de Macao',
    'マカオ衛生局',
  ],
}

/** Registers of doctors. */
export const registers: Readonly<Record<Region, Words>> = {
  HK: [
    '註冊編號（香港醫務委員會）',
    'Registration no. (Medical Council of Hong Kong)',
    'N°\u00a0d’enregistrement (Conseil médical de Hong Kong)',
    'N.º de registro (Consejo Médico de Hong Kong)',
    '登録番号（香港医務委員会）',
  ],
  CN: [
    '醫師執業證書編號',
    'Practising certificate no. (China)',
    'N°\u00a0du certificat d’exercice (Chine)',
    'N.º del certificado de ejercicio (China)',
    '中国医師執業証書番号',
  ],
  TW: [
    '台灣醫師證書字號',
    'Physician’s certificate no. (Taiwan)',
    'N°\u00a0du certificat de médecin (Taïwan)',
    'N.º del certificado de médico (Taiwán)',
    '台湾医師証書番号',
  ],
  MO: [
    '澳門衞生局醫生執照編號',
    'Doctor’s licence no. (Macao)',
    'N°\u00a0de licence de médecin (Macao)',
    'N.º de licencia de médico (Macao)',
    'マカオ医師免許番号',
  ],
}

const haiyue: Words = [
  '海岳生物製藥',
  'Haiyue Biologics',
  'Haiyue Biologics',
  'Haiyue Biologics',
  'Haiyue Biologics',
]
const nordvale: Words = [
  'Nordvale Vaccines',
  'Nordvale Vaccines',
  'Nordvale Vaccines',
  'Nordvale Vaccines',
  'Nordvale Vaccines',
]
const bellmont: Words = [
  'Bellmont Biologicals',
  'Bellmont Biologicals',
  'Bellmont Biologicals',
  'Bellmont Biologicals',
  'Bellmont Biologicals',
]
const aldermoor: Words = [
  'Aldermoor Pharma',
  'Aldermoor Pharma',
  'Aldermoor Pharma',
  'Aldermoor Pharma',
  'Aldermoor Pharma',
]

const china: Words = ['中國', 'China', 'Chine', 'China', '中国']
const denmark: Words = ['丹麥', 'Denmark', 'Danemark', 'Dinamarca', 'デンマーク']
const france: Words = ['法國', 'France', 'France', 'Francia', 'フランス']
const britain: Words = ['英國', 'United Kingdom', 'Royaume-Uni', 'Reino Unido', '英国']

/** Manufacturer and country of origin of each vaccine. */
export const makers: Readonly<Record<string, readonly [maker: Words, country: Words]>> = {
  hpv9: [nordvale, denmark],
  flu: [bellmont, france],
  zoster: [aldermoor, britain],
  pneumo: [nordvale, denmark],
  hepb: [haiyue, china],
  hepa: [aldermoor, britain],
  mmr: [bellmont, france],
  varicella: [haiyue, china],
  tdap: [bellmont, france],
  meningo: [aldermoor, britain],
  rabies: [haiyue, china],
  typhoid: [bellmont, france],
}

/** How the batch of a vaccine is recorded. */
export const batchRule: Words = [
  '接種前讓你核對批號和有效期，批號會寫在你的接種紀錄上',
  'You check the batch number and expiry date before the injection; the number goes into your record',
  'Vous vérifiez le numéro de lot et la date de péremption avant l’injection\u00a0; le numéro est inscrit dans votre carnet',
  'Usted comprueba el lote y la caducidad antes de la inyección; el lote se anota en su cartilla',
  '接種前にロット番号と使用期限をご確認いただき、番号を接種記録に記載します',
]
