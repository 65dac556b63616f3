import type { Words } from './words'

/** What a doctor of a department is qualified in, and the college whose fellows practise it in Hong Kong. */
interface Discipline {
  specialty: Words
  college: Words
}

const college = (hant: string, latin: string, ja: string): Words => [hant, latin, latin, latin, ja]
const physicians = college('香港內科醫學院', 'Hong Kong College of Physicians', '香港内科医学院')

/** By the slug of the department. */
export const disciplines: Readonly<Record<string, Discipline>> = {
  family: {
    specialty: ['家庭醫學', 'family medicine', 'médecine familiale', 'medicina familiar', '家庭医学'],
    college: college('香港家庭醫學學院', 'Hong Kong College of Family Physicians', '香港家庭医学学院'),
  },
  check: {
    specialty: ['預防醫學', 'preventive medicine', 'médecine préventive', 'medicina preventiva', '予防医学'],
    college: physicians,
  },
  women: {
    specialty: [
      '婦產科',
      'obstetrics and gynaecology',
      'gynécologie-obstétrique',
      'ginecología y obstetricia',
      '産婦人科',
    ],
    college: college(
      '香港婦產科學院',
      'Hong Kong College of Obstetricians and Gynaecologists',
      '香港産婦人科学院',
    ),
  },
  children: {
    specialty: ['兒科', 'paediatrics', 'pédiatrie', 'pediatría', '小児科'],
    college: college('香港兒科醫學院', 'Hong Kong College of Paediatricians', '香港小児科医学院'),
  },
  heart: {
    specialty: ['心臟科', 'cardiology', 'cardiologie', 'cardiología', '循環器科'],
    college: physicians,
  },
  digestive: {
    specialty: ['腸胃科', 'gastroenterology', 'gastro-entérologie', 'gastroenterología', '消化器科'],
    college: physicians,
  },
  bones: {
    specialty: ['骨科', 'orthopaedics', 'orthopédie', 'traumatología y ortopedia', '整形外科'],
    college: college('香港骨科醫學院', 'Hong Kong College of Orthopaedic Surgeons', '香港整形外科医学院'),
  },
  eyes: {
    specialty: ['眼科', 'ophthalmology', 'ophtalmologie', 'oftalmología', '眼科'],
    college: college('香港眼科醫學院', 'College of Ophthalmologists of Hong Kong', '香港眼科医学院'),
  },
  dental: {
    specialty: ['牙科', 'dentistry', 'médecine dentaire', 'odontología', '歯科'],
    college: college('香港牙科醫學院', 'College of Dental Surgeons of Hong Kong', '香港歯科医学院'),
  },
  mind: {
    specialty: ['精神科', 'psychiatry', 'psychiatrie', 'psiquiatría', '精神科'],
    college: college('香港精神科醫學院', 'Hong Kong College of Psychiatrists', '香港精神科医学院'),
  },
}

export const qualificationTexts = {
  medicine: [
    '內外全科醫學士',
    'MBBS (Bachelor of Medicine, Bachelor of Surgery)',
    'MBBS (diplôme de médecine et de chirurgie)',
    'MBBS (título de Medicina y Cirugía)',
    '医学士・外科学士（MBBS）',
  ],
  dentistry: [
    '牙醫學士',
    'BDS (Bachelor of Dental Surgery)',
    'BDS (diplôme de chirurgie dentaire)',
    'BDS (título de Odontología)',
    '歯学士（BDS）',
  ],
  diploma: [
    '{specialty}深造文憑',
    'Postgraduate diploma in {specialty}',
    'Diplôme d’études spécialisées en {specialty}',
    'Diploma de posgrado en {specialty}',
    '{specialty} 卒後研修ディプロマ',
  ],
  fellow: [
    '{college}院士',
    'Fellow of the {college}',
    'Membre titulaire (Fellow) du {college}',
    'Numerario (Fellow) del {college}',
    '{college} フェロー',
  ],
  specialist: [
    '{specialty}專科醫師資格',
    'Registered specialist in {specialty}',
    'Titre de spécialiste en {specialty}',
    'Título de especialista en {specialty}',
    '{specialty} 専門医',
  ],
} satisfies Record<string, Words>
