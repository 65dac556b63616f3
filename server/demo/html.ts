import type { FastifyReply } from 'fastify'
import type { Language } from '../../contract/constants/enums'
import type { Config } from '../config'
import { allowInline, inlineHashes } from '../lib/inline-hashes'

/** Marks a text as HTML; all other values are escaped when inserted into a page. */
export class Html {
  constructor(readonly text: string) {}
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)

function render(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(render).join('')
  return escape(String(value))
}

/** A template whose values are escaped unless they are Html themselves. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(
    parts.reduce(
      (text, part, index) => text + part + (index < values.length ? render(values[index]) : ''),
      '',
    ),
  )
}

const STYLE = `
:root{color-scheme:light dark;--page:#F6F5F1;--card:#FFFFFF;--sunken:#F1EFEA;--line:#E6E3DC;
  --line-2:#CDCAC2;--ink:#18211D;--ink-2:#4F5A55;--ink-3:#646D68;--brand:#41C492;--brand-text:#0F7A55;
  --fill:#0F7A55;--on-fill:#FFFFFF;--press:#0A5A3F;--tint:#E9F7F0;--price:#B23B14;--danger:#B3261E;
  --danger-tint:#FCEBE8;--warning:#835300;--warning-tint:#FFF5E0;--info:#1C66A8;--info-tint:#E8F1FA;
  --shadow:0 1px 2px rgba(24,33,29,.04),0 2px 10px rgba(24,33,29,.04)}
@media (prefers-color-scheme:dark){:root{--page:#0F1412;--card:#181E1B;--sunken:#202724;--line:#2C3431;
  --line-2:#414B46;--ink:#EDF2EF;--ink-2:#B3BDB8;--ink-3:#98A39D;--brand-text:#5AD6A6;--fill:#41C492;
  --on-fill:#04271A;--press:#5AD6A6;--tint:#152E24;--price:#FF9B73;--danger:#FF8F85;--danger-tint:#3A1D1A;
  --warning:#F2BE62;--warning-tint:#332814;--info:#86BDF0;--info-tint:#172839;--shadow:none}}
*{box-sizing:border-box;margin:0}
body{font:400 16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI","PingFang HK","PingFang TC","Noto Sans HK",
  "Noto Sans CJK HK","Microsoft JhengHei",system-ui,sans-serif;
  color:var(--ink);background:var(--page);font-variant-numeric:tabular-nums;overflow-wrap:anywhere;
  -webkit-text-size-adjust:100%}
header{display:flex;align-items:center;gap:10px;min-height:56px;max-width:960px;margin:0 auto;
  padding:8px 16px;flex-wrap:wrap}
header .mark{width:28px;height:28px;border-radius:8px;background:var(--fill);color:var(--on-fill);
  display:grid;place-items:center;font-weight:700}
header b{font-size:17px}
.badge{font-size:12px;line-height:1.4;padding:2px 8px;border-radius:4px;background:var(--warning-tint);
  color:var(--warning);font-weight:500}
nav{display:flex;gap:4px;margin-left:auto;flex-wrap:wrap}
nav a{min-height:44px;padding:0 10px;display:inline-flex;align-items:center;color:var(--ink-2);
  text-decoration:none;border-radius:8px}
nav a[aria-current]{color:var(--brand-text);font-weight:700}
main{max-width:960px;margin:0 auto;padding:8px 16px 48px}main.narrow{max-width:440px}
h1{font-size:22px;line-height:1.25;margin:8px 0 16px}h2{font-size:18px;line-height:1.38;margin:24px 0 12px}
.card{background:var(--card);border-radius:12px;box-shadow:var(--shadow);padding:16px;margin-bottom:12px}
.amount{text-align:center;padding:16px 0 8px}.amount p{color:var(--ink-2)}
.amount strong{display:block;color:var(--price);font-size:40px;line-height:1.2}
.amount small{font-size:20px;margin-right:4px;font-weight:500}
dl{display:grid;grid-template-columns:auto 1fr;gap:10px 16px}dt{color:var(--ink-3)}
dd{margin:0;text-align:right;font-weight:500}
hr{height:1px;border:0;background:var(--line);margin:16px 0}
.next{display:flex;gap:8px;border-radius:8px;padding:10px 12px;margin:0 0 12px;background:var(--sunken)}
.next.ok{background:var(--tint)}.next.warn{background:var(--warning-tint)}
.next.bad{background:var(--danger-tint)}.next.info{background:var(--info-tint)}
form{margin:0}
button,.button{font:inherit;display:flex;align-items:center;justify-content:center;width:100%;
  min-height:48px;padding:0 20px;border-radius:12px;border:0;cursor:pointer;font-weight:500;
  text-decoration:none;color:var(--ink);background:none}
.stack{display:grid;gap:12px}.primary{background:var(--fill);color:var(--on-fill);font-weight:700}
.primary:hover{background:var(--press)}.tint{background:var(--tint);color:var(--brand-text)}
.outline{box-shadow:inset 0 0 0 1px var(--line-2)}
.danger{color:var(--danger);box-shadow:inset 0 0 0 1px var(--line-2)}
.small{min-height:44px;padding:0 14px;width:auto;white-space:nowrap}
:focus-visible{outline:2px solid var(--brand-text);outline-offset:2px}
.row{display:flex;align-items:center;gap:12px;flex-wrap:wrap}.row>.grow{flex:1;min-width:200px}
.actions{display:flex;gap:8px;flex-wrap:wrap}
.cap{font-size:13px;color:var(--ink-3)}
.tag{font-size:13px;padding:2px 8px;border-radius:4px;background:var(--sunken);color:var(--ink-2);
  font-weight:500;white-space:nowrap}
.tag.ok{background:var(--tint);color:var(--brand-text)}
.tag.warn{background:var(--warning-tint);color:var(--warning)}
.tag.info{background:var(--info-tint);color:var(--info)}
.code{font-size:28px;font-weight:700;letter-spacing:.12em}
input{font:inherit;color:inherit;background:var(--card);min-height:48px;border:1px solid #858C88;
  border-radius:12px;padding:0 12px;min-width:0;flex:1}
label{font-weight:500;display:block;margin-bottom:6px}
.grid{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(240px,1fr))}.grid .card{margin:0}
.grid a{text-decoration:none;color:inherit}
.empty{text-align:center;color:var(--ink-2);padding:40px 16px}
`

export interface SandboxPage {
  lang: Language
  brand: string
  title: string
  body: Html
  current?: 'index' | 'outbox' | 'cashier' | 'desk'
  isNarrow?: boolean
  /** Reloads the page periodically, for pages that show what other people do. */
  refreshSeconds?: number
}

/** The languages of the staff; the cashier is shown in the buyer's language. */
export type SandboxLang = Extract<Language, 'zh-Hant' | 'en'>

const FRAME: Record<Language, Record<'badge' | 'index' | 'outbox' | 'cashier' | 'desk' | 'nav', string>> = {
  'zh-Hant': {
    badge: '試用環境',
    index: '總覽',
    outbox: '寄件箱',
    cashier: '收銀台',
    desk: '門店櫃台',
    nav: '試用環境頁面',
  },
  'zh-Hans': {
    badge: '试用环境',
    index: '总览',
    outbox: '寄件箱',
    cashier: '收银台',
    desk: '门店柜台',
    nav: '试用环境页面',
  },
  en: {
    badge: 'Sandbox',
    index: 'Overview',
    outbox: 'Outbox',
    cashier: 'Cashier',
    desk: 'Clinic desk',
    nav: 'Sandbox pages',
  },
  fr: {
    badge: 'Essai',
    index: 'Aperçu',
    outbox: 'Envois',
    cashier: 'Caisse',
    desk: 'Comptoir',
    nav: 'Pages d’essai',
  },
  es: {
    badge: 'Pruebas',
    index: 'Resumen',
    outbox: 'Enviados',
    cashier: 'Caja',
    desk: 'Mostrador',
    nav: 'Páginas de prueba',
  },
  ja: {
    badge: '試用環境',
    index: '概要',
    outbox: '送信箱',
    cashier: 'お支払い',
    desk: '店舗窓口',
    nav: '試用環境のページ',
  },
}

/** Sends one page of the sandbox; the page works without scripts. */
export function sendPage(reply: FastifyReply, page: SandboxPage): FastifyReply {
  const text = FRAME[page.lang]
  const link = (key: 'index' | 'outbox' | 'cashier' | 'desk', path: string): Html =>
    html`<a href="${path}" ${page.current === key ? new Html(' aria-current="page"') : null}>${text[key]}</a>`
  const links = [
    link('index', '/sandbox'),
    link('outbox', '/sandbox/outbox'),
    link('cashier', '/sandbox/cashier'),
    link('desk', '/sandbox/desk'),
  ]
  const document = html`<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · ${page.brand}</title>
${page.refreshSeconds ? html`<meta http-equiv="refresh" content="${page.refreshSeconds}" />` : null}
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body>
<header>
<span class="mark" aria-hidden="true">＋</span><b>${page.brand}</b><span class="badge">${text.badge}</span>
${page.isNarrow ? null : html`<nav aria-label="${text.nav}">${links}</nav>`}
</header>
<main${page.isNarrow ? new Html(' class="narrow"') : null}><h1>${page.title}</h1>${page.body}</main>
</body>
</html>`
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string')
    reply.header('content-security-policy', allowInline(policy, inlineHashes(document.text)))
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(String)
    .send(document.text)
}

/** The product's name in the script of the page's language. */
export const brandOf = (config: Pick<Config, 'brandName' | 'brandNameLatin'>, lang: Language): string =>
  lang.startsWith('zh') ? config.brandName : config.brandNameLatin

/** Formats HK$ with two decimals and separators. */
export const hkd = (cents: number): string =>
  (cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
