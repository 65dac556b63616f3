import type { ShippedContent } from './goods-types'

const colour = ['顏色', 'Colour'] as const
const pack = ['包裝', 'Pack'] as const
const size = ['尺碼', 'Size'] as const
const manual = ['使用前請看說明書。量度結果只作參考，有疑問請看醫生。', 'Read the leaflet before use. Readings are a reference only; if in doubt see a doctor.'] as const
const outside = ['外用。如有不適請停用。', 'For outside use. Stop if it does not suit you.'] as const

export const monitoring: readonly ShippedContent[] = [
  { slug: 'blood-pressure-monitor', name: ['上臂式血壓計', 'Upper-arm blood pressure monitor'], sellPoint: ['大字屏，兩人各 100 組記錄', 'Large figures, 100 readings each for two people'], brand: 'anlan', price: 498, was: 598, spec: size, versions: [[['標準袖帶 22–32 厘米', 'Standard cuff 22–32 cm'], 0, 86], [['大袖帶 32–42 厘米', 'Large cuff 32–42 cm'], 60, 30]], tags: ['popular'], use: manual },
  { slug: 'ear-thermometer', name: ['耳溫計', 'Ear thermometer'], sellPoint: ['一秒讀數，夜間靜音', 'One second, silent at night'], brand: 'anlan', price: 328, spec: pack, versions: [[['連 40 個耳套', 'With 40 covers'], 0, 70]], use: manual },
  { slug: 'oximeter', name: ['指夾式血氧儀', 'Finger oximeter'], sellPoint: ['血氧和脈搏', 'Oxygen and pulse'], brand: 'anlan', price: 198, was: 248, spec: colour, versions: [[['深灰', 'Dark grey'], 0, 110], [['白', 'White'], 0, 64]], use: manual },
  { slug: 'body-scale', name: ['體脂磅', 'Body composition scale'], sellPoint: ['連手機，全家八人', 'Connects to a phone, eight people'], brand: 'anlan', price: 268, spec: colour, versions: [[['白', 'White'], 0, 58]], use: manual },
  { slug: 'activity-band', name: ['運動手環', 'Activity band'], sellPoint: ['步數、心率、睡眠', 'Steps, pulse, sleep'], brand: 'sente', price: 368, spec: colour, versions: [[['深灰', 'Dark grey'], 0, 45], [['綠', 'Green'], 0, 38]], tags: ['new'], use: manual },
  { slug: 'forehead-thermometer', name: ['額溫計', 'Forehead thermometer'], sellPoint: ['不用接觸', 'No contact'], brand: 'anlan', price: 238, spec: colour, versions: [[['白', 'White'], 0, 92]], use: manual },
  { slug: 'glucose-meter', name: ['血糖機套裝', 'Glucose meter set'], sellPoint: ['連 25 條試紙和採血筆', 'With 25 strips and a lancing pen'], brand: 'anlan', price: 388, spec: pack, versions: [[['標準', 'Standard'], 0, 40], [['加 50 條試紙', 'With 50 more strips'], 180, 26]], use: manual },
  { slug: 'pill-organiser', name: ['一週藥盒', 'Weekly pill box'], sellPoint: ['大字，早晚兩格', 'Large print, morning and evening'], brand: 'jiecheng', price: 58, spec: colour, versions: [[['綠', 'Green'], 0, 260], [['藍', 'Blue'], 0, 130]], use: ['請由照顧者或藥劑師協助分藥。', 'Let a carer or pharmacist help to fill it.'] },
]

export const protection: readonly ShippedContent[] = [
  { slug: 'masks-adult', name: ['三層外科口罩 50 片', 'Three-layer surgical masks, 50'], sellPoint: ['獨立包裝', 'Wrapped one by one'], brand: 'jiecheng', price: 48, spec: pack, versions: [[['一盒', 'One box'], 0, 800], [['六盒', 'Six boxes'], 212, 150]], tags: ['popular', 'value'], use: ['一次性使用。', 'For single use.'] },
  { slug: 'masks-3d', name: ['立體口罩 30 片', 'Shaped masks, 30'], sellPoint: ['說話不貼嘴', 'Stays off the lips'], brand: 'jiecheng', price: 68, spec: size, versions: [[['標準', 'Regular'], 0, 300], [['小臉', 'Small'], 0, 210]], use: ['一次性使用。', 'For single use.'] },
  { slug: 'masks-child', name: ['兒童口罩 30 片', 'Children’s masks, 30'], sellPoint: ['4–10 歲', 'Ages 4–10'], brand: 'jiecheng', price: 52, spec: pack, versions: [[['素色', 'Plain'], 0, 240]], tags: ['family'], use: ['2 歲以下請勿使用。', 'Not for children under 2.'] },
  { slug: 'hand-gel', name: ['75% 酒精搓手液', 'Hand gel, 75% alcohol'], sellPoint: ['快乾，加甘油', 'Dries fast, with glycerine'], brand: 'jiecheng', price: 36, spec: pack, versions: [[['500 毫升', '500 mL'], 0, 420], [['60 毫升三支', '60 mL, three'], 12, 200]], use: outside },
  { slug: 'alcohol-wipes', name: ['酒精濕巾 50 片', 'Alcohol wipes, 50'], sellPoint: ['手機和門把', 'For phones and handles'], brand: 'jiecheng', price: 28, spec: pack, versions: [[['一包', 'One'], 0, 500]], use: outside },
  { slug: 'surface-spray', name: ['家居消毒噴霧', 'Surface disinfectant spray'], sellPoint: ['無香，不用過水', 'No scent, no rinsing'], brand: 'jiecheng', price: 59, spec: pack, versions: [[['500 毫升', '500 mL'], 0, 180]], use: outside },
  { slug: 'saline-spray', name: ['生理鹽水鼻噴', 'Saline nose spray'], sellPoint: ['大人小孩都可用', 'For adults and children'], brand: 'xinghe', price: 75, spec: pack, versions: [[['100 毫升', '100 mL'], 0, 190]], use: ['每次每邊一噴，個人專用。', 'One spray each side; for one person only.'] },
  { slug: 'first-aid-kit', name: ['家用急救箱', 'First aid kit for the home'], sellPoint: ['86 件，連圖解', '86 pieces with drawings'], brand: 'xinghe', price: 218, was: 258, spec: pack, versions: [[['標準', 'Standard'], 0, 66]], use: ['每年檢查有效日期。', 'Check the dates once a year.'] },
  { slug: 'plasters', name: ['防水膠布 100 片', 'Waterproof plasters, 100'], sellPoint: ['五種尺寸', 'Five sizes'], brand: 'xinghe', price: 42, spec: pack, versions: [[['一盒', 'One box'], 0, 350]], use: outside },
]

export const rehab: readonly ShippedContent[] = [
  { slug: 'heat-pack', name: ['可重用熱敷墊', 'Reusable heat pack'], sellPoint: ['微波兩分鐘', 'Two minutes in the microwave'], brand: 'nuanyang', price: 88, spec: size, versions: [[['中', 'Medium'], 0, 120], [['大', 'Large'], 40, 80]], use: ['先試溫度，不要敷着睡。', 'Try the temperature first; do not fall asleep on it.'] },
  { slug: 'cold-pack', name: ['可重用冷敷墊', 'Reusable cold pack'], sellPoint: ['冷凍後仍柔軟', 'Soft even when frozen'], brand: 'nuanyang', price: 78, spec: size, versions: [[['中', 'Medium'], 0, 130]], use: ['用毛巾包裹，每次 15 分鐘。', 'Wrap in a towel, 15 minutes at a time.'] },
  { slug: 'lumbar-cushion', name: ['護腰坐墊', 'Lumbar cushion'], sellPoint: ['久坐支撐腰部', 'Supports the back at a desk'], brand: 'nuanyang', price: 198, was: 228, spec: colour, versions: [[['灰', 'Grey'], 0, 60], [['墨綠', 'Dark green'], 0, 42]], use: ['外套可機洗。', 'The cover can go in the machine.'] },
  { slug: 'knee-support', name: ['護膝', 'Knee support'], sellPoint: ['透氣，行山適用', 'Breathable, good for walks'], brand: 'nuanyang', price: 128, spec: size, versions: [[['S', 'S'], 0, 40], [['M', 'M'], 0, 70], [['L', 'L'], 0, 0]], use: ['每次不多於四小時。', 'No more than four hours at a time.'] },
  { slug: 'resistance-bands', name: ['彈力帶三條裝', 'Resistance bands, set of three'], sellPoint: ['輕、中、重三種', 'Light, medium, strong'], brand: 'sente', price: 98, spec: pack, versions: [[['三條', 'Three'], 0, 150]], use: ['使用前檢查有沒有裂痕。', 'Look for cracks before use.'] },
  { slug: 'yoga-mat', name: ['防滑伸展墊', 'Non-slip exercise mat'], sellPoint: ['六毫米厚', 'Six millimetres thick'], brand: 'sente', price: 168, spec: colour, versions: [[['草綠', 'Grass green'], 0, 75], [['灰', 'Grey'], 0, 55]], use: ['清水擦拭，陰乾。', 'Wipe with water, dry in the shade.'] },
  { slug: 'walking-stick', name: ['可調高手杖', 'Adjustable walking stick'], sellPoint: ['輕，防滑腳', 'Light, with a non-slip foot'], brand: 'nuanyang', price: 148, spec: colour, versions: [[['木色', 'Wood'], 0, 0]], use: ['高度調至手腕位置。', 'Set the height to your wrist.'] },
  { slug: 'sleep-mask', name: ['立體遮光眼罩', 'Shaped sleep mask'], sellPoint: ['不壓眼', 'No pressure on the eyes'], brand: 'nuanyang', price: 68, spec: colour, versions: [[['灰藍', 'Grey blue'], 0, 140]], use: ['可手洗。', 'Wash by hand.'] },
]
