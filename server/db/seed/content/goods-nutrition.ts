import type { ShippedContent } from './goods-types'

const pack = ['份量', 'Size'] as const
const meal = ['每日一次，隨餐服用。正在服藥、懷孕或餵哺母乳人士請先問醫生或藥劑師。', 'Once a day with a meal. If you take medicine, are pregnant or breastfeeding, ask a doctor or pharmacist first.'] as const

export const nutrition: readonly ShippedContent[] = [
  { slug: 'vitamin-d3', name: ['維生素 D3 1000 IU', 'Vitamin D3 1000 IU'], sellPoint: ['少曬太陽的日子', 'For days with little sun'], brand: 'qinghe', price: 128, was: 148, spec: pack, versions: [[['90 粒', '90 capsules'], 0, 240], [['180 粒', '180 capsules'], 90, 120]], tags: ['popular', 'value'], use: meal },
  { slug: 'omega-3', name: ['深海魚油 Omega-3', 'Fish oil Omega-3'], sellPoint: ['去腥處理，小粒易吞', 'No fishy taste, small and easy to swallow'], brand: 'haicheng', price: 198, was: 238, spec: pack, versions: [[['90 粒', '90 capsules'], 0, 180], [['180 粒', '180 capsules'], 150, 60]], tags: ['popular', 'cross'], isCrossBorder: true, use: meal },
  { slug: 'multivitamin', name: ['每日綜合維生素', 'Daily multivitamin'], sellPoint: ['一天一片，二十一種營養', 'One a day, twenty-one nutrients'], brand: 'qinghe', price: 168, spec: pack, versions: [[['60 片', '60 tablets'], 0, 300]], use: meal },
  { slug: 'vitamin-c', name: ['維生素 C 500 毫克', 'Vitamin C 500 mg'], sellPoint: ['橙味咀嚼片', 'Orange chewable tablets'], brand: 'qinghe', price: 88, spec: pack, versions: [[['60 片', '60 tablets'], 0, 320], [['120 片', '120 tablets'], 60, 90]], use: meal },
  { slug: 'vitamin-b', name: ['維生素 B 雜', 'Vitamin B complex'], sellPoint: ['八種 B 族', 'Eight B vitamins'], brand: 'qinghe', price: 118, spec: pack, versions: [[['60 粒', '60 capsules'], 0, 150]], use: meal },
  { slug: 'calcium', name: ['鈣加 D3', 'Calcium with D3'], sellPoint: ['分兩次吃更好吸收', 'Better taken in two portions'], brand: 'qinghe', price: 138, spec: pack, versions: [[['90 片', '90 tablets'], 0, 200]], use: ['每次一片，每日兩次，隨餐服用。', 'One tablet twice a day with meals.'] },
  { slug: 'magnesium', name: ['甘氨酸鎂', 'Magnesium glycinate'], sellPoint: ['溫和，不易腹瀉', 'Gentle on the stomach'], brand: 'yuanmu', price: 158, spec: pack, versions: [[['60 粒', '60 capsules'], 0, 140]], tags: ['new'], use: meal },
  { slug: 'iron', name: ['溫和鐵', 'Gentle iron'], sellPoint: ['配維生素 C', 'With vitamin C'], brand: 'yuanmu', price: 98, spec: pack, versions: [[['30 粒', '30 capsules'], 0, 110]], use: ['每日一粒，與茶和咖啡隔開兩小時。請放在兒童拿不到的地方。', 'One a day, two hours apart from tea and coffee. Keep out of reach of children.'] },
  { slug: 'zinc', name: ['鋅 15 毫克', 'Zinc 15 mg'], sellPoint: ['素食膠囊', 'Vegetarian capsules'], brand: 'yuanmu', price: 78, spec: pack, versions: [[['60 粒', '60 capsules'], 0, 160]], use: meal },
  { slug: 'lutein', name: ['葉黃素', 'Lutein'], sellPoint: ['看屏幕的日子', 'For days at the screen'], brand: 'haicheng', price: 178, was: 208, spec: pack, versions: [[['30 粒', '30 capsules'], 0, 130], [['60 粒', '60 capsules'], 140, 70]], tags: ['cross'], isCrossBorder: true, use: meal },
  { slug: 'probiotic', name: ['益生菌沖劑', 'Probiotic sachets'], sellPoint: ['一天一包，常溫保存', 'One sachet a day, no fridge'], brand: 'muqin', price: 228, was: 268, spec: pack, versions: [[['30 包', '30 sachets'], 0, 190], [['60 包', '60 sachets'], 180, 50]], tags: ['popular'], use: ['每日一包，用 40°C 以下的水沖服。', 'One sachet a day in water below 40°C.'] },
  { slug: 'coq10', name: ['輔酶 Q10 100 毫克', 'Coenzyme Q10 100 mg'], sellPoint: ['油溶配方', 'In oil'], brand: 'haicheng', price: 258, spec: pack, versions: [[['60 粒', '60 capsules'], 0, 80]], tags: ['cross'], isCrossBorder: true, use: meal },
  { slug: 'collagen', name: ['膠原蛋白飲粉', 'Collagen drink powder'], sellPoint: ['無糖，溶於冷水', 'No sugar, mixes with cold water'], brand: 'muqin', price: 188, spec: pack, versions: [[['15 條', '15 sticks'], 0, 90], [['30 條', '30 sticks'], 160, 40]], use: ['每日一條，沖入飲品。對魚過敏人士請勿服用。', 'One stick a day in a drink. Not for people allergic to fish.'] },
  { slug: 'folate', name: ['葉酸 400 微克', 'Folic acid 400 mcg'], sellPoint: ['計劃懷孕前三個月開始', 'From three months before a pregnancy'], brand: 'muqin', price: 68, spec: pack, versions: [[['90 片', '90 tablets'], 0, 210]], use: meal },
  { slug: 'fibre', name: ['膳食纖維粉', 'Dietary fibre powder'], sellPoint: ['無味，可加入湯和粥', 'No taste; for soup and congee'], brand: 'yuanmu', price: 108, spec: pack, versions: [[['20 包', '20 sachets'], 0, 170]], use: ['每日一包，多喝水。', 'One sachet a day with plenty of water.'] },
]
