import type { ShippedContent } from './goods-types'

const pack = ['包裝', 'Pack'] as const
const colour = ['顏色', 'Colour'] as const
const skin = ['先在手臂內側試用。如有不適請停用。', 'Try on the inner arm first. Stop if it does not suit you.'] as const
const mouth = ['不要吞下。', 'Do not swallow.'] as const

export const oralEye: readonly ShippedContent[] = [
  { slug: 'electric-toothbrush', name: ['聲波電動牙刷', 'Sonic toothbrush'], sellPoint: ['壓力提示，充電用 30 日', 'Warns when pressed, 30 days a charge'], brand: 'bailu', price: 458, was: 558, spec: colour, versions: [[['白', 'White'], 0, 52], [['淺藍', 'Light blue'], 0, 37]], tags: ['popular'], use: ['刷頭每三個月更換。', 'Change the head every three months.'] },
  { slug: 'floss', name: ['薄荷牙線 50 米', 'Mint floss, 50 m'], sellPoint: ['微蠟，易滑入', 'Lightly waxed'], brand: 'bailu', price: 26, spec: pack, versions: [[['一卷', 'One'], 0, 400], [['四卷', 'Four'], 60, 160]], tags: ['value'], use: ['每晚一次。', 'Once every evening.'] },
  { slug: 'mouth-rinse', name: ['無酒精漱口水', 'Mouth rinse without alcohol'], sellPoint: ['不刺激', 'Does not sting'], brand: 'bailu', price: 48, spec: pack, versions: [[['500 毫升', '500 mL'], 0, 220]], use: mouth },
  { slug: 'toothpaste', name: ['含氟牙膏', 'Fluoride toothpaste'], sellPoint: ['1450 ppm 氟', '1450 ppm fluoride'], brand: 'bailu', price: 32, spec: pack, versions: [[['一支', 'One'], 0, 380], [['三支', 'Three'], 55, 140]], use: mouth },
  { slug: 'water-flosser', name: ['沖牙機', 'Water flosser'], sellPoint: ['三段水壓，可摺疊', 'Three strengths, folds away'], brand: 'bailu', price: 368, spec: colour, versions: [[['白', 'White'], 0, 34]], tags: ['new'], use: ['由最低水壓開始。', 'Begin with the lowest strength.'] },
  { slug: 'eye-mask-warm', name: ['蒸氣熱眼罩 14 片', 'Warm eye masks, 14'], sellPoint: ['約 40°C，二十分鐘', 'About 40°C for twenty minutes'], brand: 'nuanyang', price: 88, spec: pack, versions: [[['無香', 'No scent'], 0, 170], [['薰衣草', 'Lavender'], 0, 120]], use: ['眼部發炎或術後請勿使用。', 'Not with inflamed eyes or after an operation.'] },
  { slug: 'screen-glasses', name: ['抗藍光平光眼鏡', 'Screen glasses'], sellPoint: ['輕框，不分左右', 'A light frame'], brand: 'zhuyin', price: 228, spec: colour, versions: [[['深灰', 'Dark grey'], 0, 60], [['茶色', 'Brown'], 0, 45]], use: ['不能代替驗配眼鏡。', 'Do not replace prescribed glasses.'] },
  { slug: 'child-toothbrush', name: ['兒童牙刷兩支', 'Children’s toothbrushes, two'], sellPoint: ['3–6 歲，軟毛', 'Ages 3–6, soft'], brand: 'bailu', price: 38, spec: colour, versions: [[['紅和綠', 'Red and green'], 0, 200]], tags: ['family'], use: ['請家長協助。', 'With a parent’s help.'] },
]

export const baby: readonly ShippedContent[] = [
  { slug: 'baby-wash', name: ['嬰兒沐浴露', 'Baby wash'], sellPoint: ['洗髮沐浴二合一，不刺眼', 'Hair and body, does not sting'], brand: 'muqin', price: 98, spec: pack, versions: [[['400 毫升', '400 mL'], 0, 150]], tags: ['family'], use: skin },
  { slug: 'baby-lotion', name: ['嬰兒潤膚乳', 'Baby lotion'], sellPoint: ['無香料', 'No perfume'], brand: 'muqin', price: 108, spec: pack, versions: [[['400 毫升', '400 mL'], 0, 140]], use: skin },
  { slug: 'nursing-bottles', name: ['奶瓶兩件裝', 'Baby bottles, two'], sellPoint: ['防脹氣，一大一小', 'Against wind, one large and one small'], brand: 'muqin', price: 188, was: 218, spec: pack, versions: [[['玻璃', 'Glass'], 20, 44], [['輕便', 'Light'], 0, 62]], use: ['使用前煮沸消毒。', 'Boil before use.'] },
  { slug: 'nappy-cream', name: ['護臀膏', 'Nappy cream'], sellPoint: ['氧化鋅，薄薄一層', 'Zinc oxide, a thin layer'], brand: 'muqin', price: 68, spec: pack, versions: [[['60 克', '60 g'], 0, 180]], use: skin },
  { slug: 'prenatal', name: ['孕期綜合營養', 'Pregnancy nutrition'], sellPoint: ['葉酸、鐵、碘、D3', 'Folate, iron, iodine, D3'], brand: 'haicheng', price: 238, spec: pack, versions: [[['60 粒', '60 capsules'], 0, 100]], tags: ['cross'], isCrossBorder: true, use: ['請先問你的產科醫生。', 'Ask your obstetrician first.'] },
  { slug: 'milk-bags', name: ['母乳儲存袋 60 個', 'Breast milk bags, 60'], sellPoint: ['雙封口，可站立', 'Double seal, stands up'], brand: 'muqin', price: 78, spec: pack, versions: [[['一盒', 'One box'], 0, 190]], use: ['寫上日期，冷凍最多六個月。', 'Write the date; freeze up to six months.'] },
]

export const skinCare: readonly ShippedContent[] = [
  { slug: 'sunscreen', name: ['物理防曬 SPF50', 'Mineral sunscreen SPF50'], sellPoint: ['不泛白，敏感肌適用', 'No white film; for sensitive skin'], brand: 'zhuyin', price: 158, was: 188, spec: pack, versions: [[['60 毫升', '60 mL'], 0, 160]], tags: ['popular', 'cross'], isCrossBorder: true, use: skin },
  { slug: 'moisturiser', name: ['神經酰胺保濕霜', 'Ceramide moisturiser'], sellPoint: ['乾燥天氣用', 'For dry weather'], brand: 'zhuyin', price: 138, spec: pack, versions: [[['100 克', '100 g'], 0, 170]], use: skin },
  { slug: 'hand-cream', name: ['護手霜', 'Hand cream'], sellPoint: ['洗手後不黏', 'Not sticky after washing'], brand: 'zhuyin', price: 48, spec: pack, versions: [[['75 毫升', '75 mL'], 0, 260], [['三支', 'Three'], 84, 90]], use: skin },
  { slug: 'lip-balm', name: ['蜂蠟潤唇膏兩支', 'Beeswax lip balm, two'], sellPoint: ['無色無香', 'No colour, no scent'], brand: 'zhuyin', price: 42, spec: pack, versions: [[['兩支', 'Two'], 0, 300]], use: skin },
  { slug: 'cleanser', name: ['溫和潔面泡沫', 'Gentle foaming cleanser'], sellPoint: ['弱酸性', 'Mildly acid'], brand: 'zhuyin', price: 98, spec: pack, versions: [[['200 毫升', '200 mL'], 0, 150]], use: skin },
  { slug: 'foot-cream', name: ['尿素護足霜', 'Urea foot cream'], sellPoint: ['腳跟乾裂', 'For dry heels'], brand: 'zhuyin', price: 76, spec: pack, versions: [[['80 克', '80 g'], 0, 130]], isPriceHidden: true, use: skin },
]
