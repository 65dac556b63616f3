/** [id, traditional, English] of a region whose names are not derived from the mainland list. */
export type NamedRegion = readonly [id: string, hant: string, en: string]
export interface NamedProvince { region: NamedRegion; children: readonly NamedRegion[] }

/** Hong Kong, Macao and Taiwan with their districts: the package covers the mainland only. */
export const otherProvinces: readonly NamedProvince[] = [
  { region: ['71', '台灣', 'Taiwan'], children: [
    ['7101', '台北市', 'Taipei City'], ['7102', '新北市', 'New Taipei City'], ['7103', '桃園市', 'Taoyuan City'], ['7104', '台中市', 'Taichung City'], ['7105', '台南市', 'Tainan City'], ['7106', '高雄市', 'Kaohsiung City'],
    ['7107', '基隆市', 'Keelung City'], ['7108', '新竹市', 'Hsinchu City'], ['7109', '嘉義市', 'Chiayi City'], ['7110', '新竹縣', 'Hsinchu County'], ['7111', '苗栗縣', 'Miaoli County'], ['7112', '彰化縣', 'Changhua County'],
    ['7113', '南投縣', 'Nantou County'], ['7114', '雲林縣', 'Yunlin County'], ['7115', '嘉義縣', 'Chiayi County'], ['7116', '屏東縣', 'Pingtung County'], ['7117', '宜蘭縣', 'Yilan County'], ['7118', '花蓮縣', 'Hualien County'],
    ['7119', '台東縣', 'Taitung County'], ['7120', '澎湖縣', 'Penghu County'], ['7121', '金門縣', 'Kinmen County'], ['7122', '連江縣', 'Lienchiang County'],
  ] },
  { region: ['81', '香港', 'Hong Kong'], children: [
    ['8101', '中西區', 'Central and Western'], ['8102', '灣仔區', 'Wan Chai'], ['8103', '東區', 'Eastern'], ['8104', '南區', 'Southern'], ['8105', '油尖旺區', 'Yau Tsim Mong'], ['8106', '深水埗區', 'Sham Shui Po'],
    ['8107', '九龍城區', 'Kowloon City'], ['8108', '黃大仙區', 'Wong Tai Sin'], ['8109', '觀塘區', 'Kwun Tong'], ['8110', '葵青區', 'Kwai Tsing'], ['8111', '荃灣區', 'Tsuen Wan'], ['8112', '屯門區', 'Tuen Mun'],
    ['8113', '元朗區', 'Yuen Long'], ['8114', '北區', 'North'], ['8115', '大埔區', 'Tai Po'], ['8116', '沙田區', 'Sha Tin'], ['8117', '西貢區', 'Sai Kung'], ['8118', '離島區', 'Islands'],
  ] },
  { region: ['82', '澳門', 'Macao'], children: [
    ['8201', '花地瑪堂區', 'Nossa Senhora de Fátima'], ['8202', '花王堂區', 'Santo António'], ['8203', '望德堂區', 'São Lázaro'], ['8204', '大堂區', 'Sé'], ['8205', '風順堂區', 'São Lourenço'],
    ['8206', '嘉模堂區', 'Nossa Senhora do Carmo (Taipa)'], ['8207', '聖方濟各堂區', 'São Francisco Xavier (Coloane)'], ['8208', '路氹填海區', 'Cotai'],
  ] },
]

/** English names that pinyin alone does not give. */
export const englishNames: Readonly<Record<string, string>> = {
  15: 'Inner Mongolia', 45: 'Guangxi', 54: 'Tibet', 61: 'Shaanxi', 64: 'Ningxia', 65: 'Xinjiang',
  1501: 'Hohhot', 1502: 'Baotou', 1504: 'Chifeng', 1506: 'Ordos', 1507: 'Hulunbuir', 1508: 'Bayannur', 1509: 'Ulanqab', 1522: 'Hinggan', 1525: 'Xilingol', 1529: 'Alxa',
  2224: 'Yanbian', 2301: 'Harbin', 2302: 'Qiqihar', 2308: 'Jiamusi', 2310: 'Mudanjiang', 4228: 'Enshi', 4331: 'Xiangxi', 5132: 'Ngawa', 5133: 'Garze', 5134: 'Liangshan',
  5223: 'Qianxinan', 5226: 'Qiandongnan', 5227: 'Qiannan', 5323: 'Chuxiong', 5325: 'Honghe', 5326: 'Wenshan', 5328: 'Xishuangbanna', 5329: 'Dali', 5331: 'Dehong', 5333: 'Nujiang', 5334: 'Diqing',
  5401: 'Lhasa', 5402: 'Shigatse', 5403: 'Qamdo', 5404: 'Nyingchi', 5405: 'Shannan', 5406: 'Nagqu', 5425: 'Ngari', 6229: 'Linxia', 6230: 'Gannan',
  6322: 'Haibei', 6323: 'Huangnan', 6325: 'Hainan Prefecture', 6326: 'Golog', 6327: 'Yushu', 6328: 'Haixi',
  6501: 'Urumqi', 6502: 'Karamay', 6504: 'Turpan', 6505: 'Hami', 6523: 'Changji', 6527: 'Bortala', 6528: 'Bayingolin', 6529: 'Aksu', 6530: 'Kizilsu', 6531: 'Kashgar', 6532: 'Hotan', 6540: 'Ili', 6542: 'Tacheng', 6543: 'Altay',
  659002: 'Aral', 659003: 'Tumxuk', 659008: 'Kokdala',
  469025: 'Baisha', 469026: 'Changjiang', 469027: 'Ledong', 469028: 'Lingshui', 469029: 'Baoting', 469030: 'Qiongzhong', 500230: 'Fengdu', 500240: 'Shizhu', 500241: 'Xiushan', 500242: 'Youyang', 500243: 'Pengshui',
}
