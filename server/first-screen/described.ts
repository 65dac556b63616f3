import type { Language } from '../../contract/constants/enums'
import type { Answers } from './entrance'

/** Metadata of a catalogue page for search engines and link previews. */
export interface Described {
  title: string
  description: string
  /** URL of its picture; '' without one. */
  picture: string
  /** Its route in the app, without the id. */
  route: string
  /** Its structured data in the vocabulary of schema.org. */
  data: Record<string, unknown>
}

/** First segment of a clean path. */
export type DescribedKind = 'goods' | 'clinic' | 'doctor' | 'article'

const GOODS_ROUTE = 'pages-goods/goods-detail/goods-detail'
const CLINIC_ROUTE = 'pages-clinic/clinic-home/clinic-home'
const DOCTOR_ROUTE = 'pages-clinic/clinic-doctor/clinic-doctor'
const ARTICLE_ROUTE = 'pages-common/article'
const MOST_LETTERS = 160
const CURRENCY = 'HKD'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const first = (value: unknown): string => (Array.isArray(value) ? text(value[0]) : '')

/** Plain text of HTML on one line, shortened to the length that search results show. */
function inShort(html: string): string {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > MOST_LETTERS ? `${plain.slice(0, MOST_LETTERS - 1)}…` : plain
}

function goods(data: Answers): Described {
  const name = text(data.name)
  const description = text(data.sellPoint) || inShort(text(data.description))
  const isShipped = data.isBookable !== '1' && data.isFree !== '1'
  const price = text(data.salesPrice)
  return {
    title: name,
    description,
    picture: first(data.picUrls),
    route: isShipped ? 'pages-shopping/goods/goods' : GOODS_ROUTE,
    data: {
      '@type': 'Product',
      name,
      description,
      sku: text(data.spuCode),
      ...(text(data.brandName) ? { brand: { '@type': 'Brand', name: text(data.brandName) } } : {}),
      ...(price
        ? {
            offers: {
              '@type': 'Offer',
              price,
              priceCurrency: CURRENCY,
              availability: `https://schema.org/${Number(data.stock) > 0 ? 'InStock' : 'OutOfStock'}`,
            },
          }
        : {}),
      ...(Number(data.reviewCount) > 0 && text(data.reviewScore)
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: text(data.reviewScore),
              reviewCount: Number(data.reviewCount),
            },
          }
        : {}),
    },
  }
}

function clinic(data: Answers): Described {
  const name = text(data.name)
  const description = inShort(text(data.intro)) || text(data.address)
  return {
    title: name,
    description,
    picture: text(data.picUrl),
    route: data.kind === 'shop' ? 'pages-shop/index' : CLINIC_ROUTE,
    data: {
      '@type': data.kind === 'shop' ? 'Store' : 'MedicalClinic',
      name,
      description,
      telephone: text(data.phone),
      address: {
        '@type': 'PostalAddress',
        streetAddress: text(data.address),
        addressLocality: text(data.regionName),
      },
      geo: { '@type': 'GeoCoordinates', latitude: data.latitude, longitude: data.longitude },
    },
  }
}

function doctor(data: Answers): Described {
  const name = text(data.name)
  const description = inShort(text(data.bio))
  return {
    title: name,
    description,
    picture: text(data.picUrl),
    route: DOCTOR_ROUTE,
    data: {
      '@type': 'Physician',
      name,
      description,
      ...(text(data.departmentName) ? { medicalSpecialty: text(data.departmentName) } : {}),
      ...(text(data.shopName) ? { worksFor: { '@type': 'MedicalClinic', name: text(data.shopName) } } : {}),
    },
  }
}

function article(data: Answers): Described {
  const title = text(data.title)
  const description = inShort(text(data.content))
  return {
    title,
    description,
    picture: text(data.picUrl),
    route: ARTICLE_ROUTE,
    data: {
      '@type': 'Article',
      headline: title,
      description,
      author: { '@type': 'Person', name: text(data.author) },
      datePublished: text(data.createTime),
    },
  }
}

const catalogueWords: Readonly<Record<Language, readonly [title: string, description: string]>> = {
  'zh-Hant': ['商品', '體檢、疫苗、醫療服務與健康產品，即時查看可預約的時間。'],
  'zh-Hans': ['商品', '体检、疫苗、医疗服务与健康产品，即时查看可预约的时间。'],
  en: [
    'Catalogue',
    'Check-ups, vaccines, medical services and health products, with the times that are free now.',
  ],
  fr: ['Catalogue', 'Bilans, vaccins, services et produits de santé, avec les créneaux libres en ce moment.'],
  es: [
    'Catálogo',
    'Chequeos, vacunas, servicios médicos y productos de salud, con las horas libres en este momento.',
  ],
  ja: ['商品', '健診、ワクチン、医療サービス、健康用品。予約できる時間がすぐに分かります。'],
}

/** Metadata of the page of all goods. */
export function catalogue(language: Language): Described {
  const [title, description] = catalogueWords[language]
  return {
    title,
    description,
    picture: '',
    route: 'pages/Commodity/index',
    data: { '@type': 'CollectionPage', name: title, description },
  }
}

/** Routes of the pages that report an unknown id. */
export const ownRoutes: Readonly<Record<DescribedKind, string>> = {
  goods: GOODS_ROUTE,
  clinic: CLINIC_ROUTE,
  doctor: DOCTOR_ROUTE,
  article: ARTICLE_ROUTE,
}

/** Builds metadata from the answers of the API. */
export const descriptions: Readonly<Record<DescribedKind, (data: Answers) => Described>> = {
  goods,
  clinic,
  doctor,
  article,
}
