import type { AccessFeature } from '../../../../contract/constants/enums'
import type { Words } from './words'

/** Directions within the building, by bus and by car: sentences with a number, in every language. */
export const wayWords = {
  lift: [
    '乘升降機到 {n} 樓，出升降機即見櫃檯',
    'Take the lift to floor {n}; the desk faces the lift',
    'Ascenseur jusqu’à l’étage {n}\u00a0; l’accueil est en face',
    'Ascensor hasta la planta {n}; la recepción está enfrente',
    'エレベーターで {n} 階へ。正面が受付です',
  ],
  street: [
    '地下臨街，無須乘升降機',
    'On the ground floor, with its door to the street',
    'Au rez-de-chaussée, entrée sur la rue',
    'En la planta baja, con entrada desde la calle',
    '1 階の通り沿い。エレベーターは不要です',
  ],
  bus: [
    '巴士 {n}，下車後步行不超過 3 分鐘',
    'Bus {n}, then less than 3 minutes on foot',
    'Bus {n}, puis moins de 3 minutes à pied',
    'Autobús {n} y menos de 3 minutos a pie',
    'バス {n}、下車後徒歩 3 分以内',
  ],
  car: [
    '大廈設停車場，每小時約 {n}',
    'Car park in the building, about {n} an hour',
    'Parking dans l’immeuble, environ {n} l’heure',
    'Aparcamiento en el edificio, unos {n} la hora',
    'ビル内に駐車場あり（1 時間約 {n}）',
  ],
  noCar: [
    '附近難以停車，建議乘車前來',
    'Parking nearby is hard to find; better come by public transport',
    'Se garer est difficile\u00a0; préférez les transports en commun',
    'Es difícil aparcar cerca; mejor en transporte público',
    '近くに駐車しにくいため、公共交通機関をご利用ください',
  ],
} satisfies Record<string, Words>

/** `floor` null: at street level; `car` null: no parking. */
interface PlaceContent {
  licence: string
  floor: number | null
  bus: string
  car: string | null
  access: readonly AccessFeature[]
}

export const places: Readonly<Record<string, PlaceContent>> = {
  central: {
    licence: 'PHF-HK-100101',
    floor: 12,
    bus: '1 / 5B / 10 / 26',
    car: 'HK$38',
    access: ['stepFree', 'lift', 'toilet', 'signLanguage', 'parking'],
  },
  tst: {
    licence: 'PHF-HK-100102',
    floor: 8,
    bus: '1A / 2 / 6 / 9',
    car: null,
    access: ['stepFree', 'lift', 'toilet'],
  },
  causeway: {
    licence: 'PHF-HK-100103',
    floor: 15,
    bus: '2A / 8P / 23 / 112',
    car: 'HK$42',
    access: ['stepFree', 'lift', 'toilet', 'nursing', 'parking'],
  },
  shatin: {
    licence: 'PHF-HK-100104',
    floor: 3,
    bus: '46S / 86 / 182 / 270A',
    car: 'HK$22',
    access: ['stepFree', 'lift', 'toilet', 'nursing', 'parking'],
  },
  mongkok: { licence: 'PHF-HK-100105', floor: 6, bus: '1 / 2C / 12A / 104', car: null, access: ['lift'] },
  futian: {
    licence: 'PDY-440304-0106',
    floor: 2,
    bus: '15 / 50 / 71 / M500',
    car: '¥10',
    access: ['stepFree', 'lift', 'toilet', 'parking'],
  },
  tianhe: {
    licence: 'PDY-440106-0107',
    floor: 5,
    bus: '45 / 195 / 233 / B2',
    car: '¥12',
    access: ['stepFree', 'lift', 'toilet', 'nursing', 'parking'],
  },
  chaoyang: {
    licence: 'PDY-110105-0108',
    floor: 6,
    bus: '1 / 57 / 11 / 486',
    car: '¥15',
    access: ['stepFree', 'lift', 'toilet', 'parking'],
  },
  xuhui: {
    licence: 'PDY-310104-0109',
    floor: 9,
    bus: '42 / 43 / 72 / 830',
    car: '¥15',
    access: ['stepFree', 'lift', 'toilet', 'nursing', 'parking'],
  },
  daan: {
    licence: 'NHI-35010110',
    floor: 3,
    bus: '20 / 22 / 226 / 信義幹線',
    car: null,
    access: ['lift', 'toilet'],
  },
  zuoying: {
    licence: 'NHI-36020111',
    floor: 5,
    bus: '3 / 16 / 28 / 紅35',
    car: 'NT$40',
    access: ['stepFree', 'lift', 'toilet', 'parking'],
  },
  macau: { licence: 'AL-MO-0112', floor: 2, bus: '3 / 5 / 10 / 33', car: null, access: ['lift'] },
  taipa: {
    licence: 'AL-MO-0113',
    floor: null,
    bus: '11 / 22 / 30 / 35',
    car: 'MOP$10',
    access: ['stepFree', 'toilet', 'nursing', 'parking'],
  },
  'shop-wellness': { licence: '', floor: null, bus: '5B / 10 / 25', car: null, access: ['stepFree'] },
  'shop-family': { licence: '', floor: null, bus: '237 / 278 / 662', car: null, access: ['stepFree'] },
  'shop-cross': { licence: '', floor: null, bus: '15 / M385', car: '¥8', access: ['stepFree', 'parking'] },
}
