import fs from 'node:fs'
import { inRoot } from '../scripts/lib/paths.mjs'
import { routePath } from '../scripts/lib/route-paths.mjs'

/** Pages that the HTML may begin with, drawn before the scripts (src/first-screen): route → name. */
export const firstScreens = {
  'pages/Home/index': 'home',
  'pages-common/welcome/index': 'welcome',
  'pages/Commodity/index': 'catalogue',
  'pages-goods/goods-detail/goods-detail': 'goods',
  'pages-shopping/goods/goods': 'product',
  'pages-clinic/clinic-home/clinic-home': 'clinic',
  'pages-shop/index': 'shop',
  'pages-clinic/clinic-doctor/clinic-doctor': 'doctor',
  'pages-common/article': 'article',
}

/** From here on pages have their desktop layout (src/hooks/use-window-size.ts). */
const desktopFromPx = 960

const usedColours = [
  '--c-page',
  '--c-card',
  '--c-sunken',
  '--c-line',
  '--c-ink-2',
  '--c-brand-tint-2',
  '--c-brand-text',
]

/** The colours of the shell, read from the tokens, so that the first paint and the app cannot differ. */
function colours(mixin) {
  const tokens = fs.readFileSync(inRoot('src', 'theme', 'tokens.scss'), 'utf8')
  const block = new RegExp(`@mixin ${mixin} \\{([\\s\\S]*?)\\n\\}`).exec(tokens)?.[1] ?? ''
  return usedColours
    .map((name) => {
      const value = new RegExp(`${name}:\\s*([^;]+);`).exec(block)?.[1]
      if (!value)
        throw new Error(`src/theme/tokens.scss: ${mixin} has no ${name}, which the HTML shell needs`)
      return `${name}:${value}`
    })
    .join(';')
}

/** The page's background, light and dark. */
export const pageGrounds = () =>
  Object.fromEntries(
    ['light', 'dark'].map((theme) => [theme, /--c-page:([^;]+)/.exec(colours(`colours-${theme}`))?.[1]]),
  )

/** Shown when a script could not be loaded, since the app's own texts are inside the scripts. */
const loadFailure = {
  'zh-Hant': ['頁面未能載入，請檢查網絡後重試', '重新載入'],
  'zh-Hans': ['页面未能加载，请检查网络后重试', '重新加载'],
  en: ['The page could not be loaded. Check your connection and try again.', 'Reload'],
  fr: ["La page n'a pas pu être chargée. Vérifiez votre connexion et réessayez.", 'Recharger'],
  es: ['No se pudo cargar la página. Compruebe su conexión e inténtelo de nuevo.', 'Recargar'],
  ja: ['ページを読み込めませんでした。接続を確認して、もう一度お試しください。', '再読み込み'],
}

/** The styles of the first paint, all under #shell, which is removed with the first page. */
export function shellCss() {
  const light = colours('colours-light')
  const dark = colours('colours-dark')
  return [
    `#shell{${light};position:fixed;inset:0;overflow:hidden;background:var(--c-page);font:14px/1.5 system-ui,sans-serif;color:var(--c-ink-2);z-index:1}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]) #shell{${dark}}}`,
    `:root[data-theme=dark] #shell{${dark}}`,
    'body{margin:0}',
    '#shell b{display:block;border-radius:12px;background:var(--c-card)}',
    '#shell .h{padding:10px 16px 12px;background:linear-gradient(var(--c-brand-tint-2),var(--c-page))}',
    '#shell .h b:first-child{width:120px;height:20px;margin:12px 0;background:var(--c-brand-tint-2)}',
    '#shell .h b+b{height:44px;border-radius:22px}',
    '#shell .m{display:grid;gap:16px;padding:4px 16px;max-width:1120px;margin:0 auto}',
    '#shell .m b:nth-child(1){height:150px}#shell .m b:nth-child(2){height:48px}#shell .m b:nth-child(3){height:130px}#shell .m b:nth-child(4){height:260px}',
    '#shell .t{position:absolute;left:0;right:0;bottom:0;height:60px;background:var(--c-card);box-shadow:0 -1px 0 var(--c-line)}',
    '#shell.p .h{background:var(--c-card);height:48px;padding:0;box-shadow:0 1px 0 var(--c-line)}#shell.p .h b,#shell.p .t{display:none}#shell.p .m{padding-top:16px}',
    // Icons that the first page will show
    '#shell i{position:absolute;width:1px;height:1px;opacity:0}',
    '[data-drawn] #shell,.first{display:none}',
    '.first .f{position:absolute;z-index:9;left:12px;right:12px;bottom:76px;padding:12px;border-radius:12px;text-align:center;background:var(--c-card);color:var(--c-ink-2);font:14px/1.5 system-ui,sans-serif}.first .f p{margin:0 0 8px}.first .f button{min-height:44px;padding:0 24px;border:0;border-radius:22px;background:var(--c-brand-tint-2);color:var(--c-brand-text);font:inherit}',
    '#shell .f{position:absolute;inset:40% 24px auto;text-align:center}#shell .f button{min-height:44px;padding:0 24px;border:0;border-radius:22px;background:var(--c-brand-tint-2);color:var(--c-brand-text);font:inherit}',
    '@media (min-width:960px){#shell .t{display:none}#shell .h{height:72px;padding:0;background:var(--c-card)}#shell .h b{display:none}#shell .m{padding-top:24px}}',
    // The app becomes visible together with its styles, never before them
    'html:not([data-styled]) #app,[data-drawn] #app,[data-drawn] #container{visibility:hidden}',
  ].join('')
}

/**
 * The frame of the first screens, for a page that has them: over the app, until it is as far. The one that the head's
 * script chose is shown.
 */
export const firstStyles = [
  '.first{position:fixed;inset:0;z-index:2;overflow:hidden;background:var(--c-page)}',
  ...Object.values(firstScreens).map((name) => `[data-drawn=${name}] div.first.${name}{display:flex}`),
  // a window with a desktop's layout gets the screen that was drawn for it, before it shows one
  `@media (min-width:${desktopFromPx}px){[data-drawn] .first:not(.wide){display:none}}`,
  '#poster{display:none}[data-poster] #poster{display:block}',
  '.first-tabbar__panel,.first-router,.first-page{height:100%;overflow:hidden}',
  '.first-page{overflow-y:auto}',
  '.first-page>div{min-height:100%}',
  ':where(.first) a{box-sizing:border-box;color:inherit;text-decoration:none}',
].join('')

/** The brand mark; without it every visitor's console would report a missing icon. */
export const iconLink = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#41C492"/><path d="M16 9v14M9 16h14" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/></svg>')}">`

export const shellHtml =
  '<div id="shell"><div class="h"><b></b><b></b></div><div class="m"><b></b><b></b><b></b><b></b></div><div class="t"></div></div>'

/**
 * Icons of home's first screen, beside those that its ways in name. A browser needs some milliseconds for the
 * picture of each, a slow phone a quarter of a second for all: they are made one in a frame while the scripts
 * are still on their way.
 */
export const firstIcons = [
  'house-fill',
  'storefront',
  'squares-four',
  'user-circle',
  'map-pin',
  'caret-down',
  'globe',
  'magnifying-glass',
  'caret-right',
  'megaphone-simple',
]
/** The early read that lists the entries of the icon grid. */
export const iconRead = routePath('navigationBar')

/**
 * Pages by the first part of their addresses without a hash, which the server answers (server/plugins/clean-paths.ts);
 * without a network the service worker answers with the app's page, and its script finds the page.
 */
export const cleanPages = {
  goods: 'pages-goods/goods-detail/goods-detail',
  clinic: 'pages-clinic/clinic-home/clinic-home',
  doctor: 'pages-clinic/clinic-doctor/clinic-doctor',
  article: 'pages-common/article',
  catalogue: 'pages/Commodity/index',
}

/** The welcome page, and the pages readable before consent (src/navigation/first-launch.ts). */
export const openToAll = ['pages-common/welcome/index', 'pages-common/article', 'pages-common/not-found']

/**
 * The script at the top of the page. Plain and old-fashioned, because it runs before anything is known to work.
 *
 * The language is found as src/i18n/languages.ts finds it; an early answer in another language than the app's
 * is not taken.
 *
 * When the HTML has a first screen (`data-first` is its language, `data-screens` its screens) that is what the app
 * would draw for this visitor, it is shown, and its answers are taken instead of asked for (`__medibookAnswers`,
 * called by the page's end).
 *
 * `data-poster` lets the opening poster be shown, where the HTML has one: over a tab, in the language and size of the
 * text that it was drawn in.
 *
 * `next` are the pages that are likely to be opened after this one: their files are fetched when nothing else is to do,
 * and the app hears of it (`pagesfetched`, src/platform/lazy-page). Then their icons are drawn, out of sight, one by
 * one: the browser makes a document of each, twenty of which are half a second of a tap on a slow phone.
 *
 * The service worker is told in a cache of its own (`medibook-visit`) whether the server's page would be what this
 * visitor sees: then it waits a moment for that page (build/service-worker/worker.js).
 *
 * @param {{
 *   next: string[], nextIcons: string[], prefetchMs: number, icons: string[], iconRead: string,
 *   stylesheets: string[], pages: Record<string, string[]>, texts: Record<string, Record<string, string[]>>,
 *   home: string, tabs: string[], openToAll: string[], earlyReads: Record<string, string[]>,
 *   headers: Record<string, string>, sessionHeader: string, apiPrefix: string, sameOrigin: boolean,
 *   screens: Record<string, string>, cleanPages: Record<string, string>,
 * }} data files are addresses; `texts` is room → language → files; `openToAll`: the welcome page, and what may be
 *   read before consent
 */
export function headScript(data) {
  return `(function(){
var d=document,h=d.documentElement,D=${JSON.stringify(data)};
var clean=/^\\/([a-z]+)(?:\\/([^\\/]+))?$/.exec(location.pathname),cleanPage=clean&&D.cleanPages[clean[1]];
if(cleanPage)history.replaceState(null,'','/#/'+cleanPage+(clean[2]?'?id='+clean[2]:''));
var address=location.hash.replace(/^#\\/?/,'').split('?'),route=address[0]||D.home,query=new URLSearchParams(address[1]||'');
if(!stored('privacyConsent')&&D.openToAll.indexOf(route)<0)route=D.openToAll[0];
function stored(key){try{var v=JSON.parse(localStorage.getItem(key)||'null');return v&&v.data}catch(e){}}
var known=['zh-Hant','zh-Hans','en','fr','es','ja'],lang=stored('language'),own='';
var tags=navigator.languages||[navigator.language];
for(var i=0;i<tags.length&&!own;i++){var t=String(tags[i]).toLowerCase();own=/^zh-(hant|tw|hk|mo)/.test(t)?'zh-Hant':/^zh/.test(t)?'zh-Hans':known.indexOf(t.split('-')[0])>1?t.split('-')[0]:''}
own=own||'zh-Hant';if(known.indexOf(lang)<0)lang=own;
var session=Number(stored('thirdSessionExpiresAtMs'))>Date.now()&&stored('thirdSession')||'';
var theme=stored('theme'),region=stored('region');
if(theme==='light'||theme==='dark')h.setAttribute('data-theme',theme);
var usual=!Number(stored('textScale')),plain=h.getAttribute('data-first')===lang&&usual;
var anybody=!session&&(!region||region==='all'),drawable=usual&&anybody&&lang===own,drawn=plain&&anybody&&D.screens[route];
if(plain&&D.tabs.indexOf(route)>=0&&!window.__medibookPosterShown)h.setAttribute('data-poster','');
if(drawn&&(' '+h.getAttribute('data-screens')+' ').indexOf(' '+drawn+' ')<0)drawn='';
if(drawn)h.setAttribute('data-drawn',drawn);
function link(href){var l=d.createElement('link');l.rel='preload';l.as=/css$/.test(href)?'style':'script';l.href=href;d.head.insertBefore(l,l.as==='style'?d.querySelector('style'):null);return l}
var waiting=D.stylesheets.length;
var icons=route===D.home&&!drawn?D.icons:[],warming=0;
function warm(){var name=icons.shift(),s=d.getElementById('shell');warming=!!(name&&s);if(!warming)return;var i=d.createElement('i');i.className='mi mi-'+name;s.appendChild(i);requestAnimationFrame(warm)}
function warmAlso(names){icons=icons.concat(names);if(!warming&&h.hasAttribute('data-styled'))warm()}
function styled(){if(--waiting<=0){h.setAttribute('data-styled','');if(!warming)requestAnimationFrame(warm)}}
D.stylesheets.forEach(function(href){var l=link(href);l.onload=function(){l.onload=null;l.rel='stylesheet';styled()};l.onerror=styled});
if(!waiting)styled();
(D.pages[route]||D.pages[D.home]||[]).forEach(link);
var room=route.split('/')[0];['common',room==='pages'?'main':room].forEach(function(r){var f=D.texts[r]&&D.texts[r][lang];if(f)f.forEach(link)});
var reads=D.sameOrigin&&window.fetch&&D.earlyReads[route]||[];
reads=reads.map(function(path){return path.replace(/\\{(\\w+)\\}/g,function(all,name){return encodeURIComponent(query.get(name)||'')||all})}).filter(function(path){return path.indexOf('{')<0});
if(reads.length||drawn){
var headers={};for(var k in D.headers)headers[k]=D.headers[k];
headers['Accept-Language']=lang;headers[D.sessionHeader]=session;
var early=window.__medibookEarly={};
function ask(path){return fetch(D.apiPrefix+path,{headers:headers}).then(function(r){return r.json().then(function(b){var x={};r.headers.forEach(function(v,n){x[n]=v});return{statusCode:r.status,data:b,header:x}})})}
function read(path,settled){var one=early[D.apiPrefix+path]={session:session,language:lang,answer:settled?Promise.resolve(settled):ask(path),settled:settled};if(!settled)one.answer.then(function(a){one.settled=a;if(path===D.iconRead&&route===D.home&&!drawn&&a.data&&a.data.data)warmAlso(a.data.data.map(function(way){return way.icon+'-duotone'}))}).catch(function(){})}
if(drawn)window.__medibookAnswers=function(bodies){for(var path in bodies)read(path,{statusCode:200,data:bodies[path],header:{}});reads.forEach(function(path){if(!bodies[path])read(path)})};
else reads.forEach(function(path){read(path)});
}
function warmNext(){var idle=window.requestIdleCallback||setTimeout,names=D.nextIcons.slice(),b=d.createElement('b');b.setAttribute('aria-hidden','true');b.style.cssText='position:fixed;top:0;left:0;width:1px;height:1px;overflow:hidden;opacity:0';d.body.appendChild(b);
idle(function one(){var name=names.shift(),i=d.createElement('i');if(!name)return;i.className='mi mi-'+name;b.appendChild(i);idle(one)})}
addEventListener('load',function(){
if(window.caches&&stored('privacyConsent'))(drawable?caches.open('medibook-visit').then(function(c){return c.put('/drawn',new Response(''))}):caches.delete('medibook-visit')).catch(function(){});
var c=navigator.connection;if(c&&(c.saveData||/2g/.test(c.effectiveType)))return;
var idle=window.requestIdleCallback||setTimeout;setTimeout(function(){idle(function(){
var all=[];D.next.forEach(function(page){if(page===route)return;var room=page.split('/')[0],f=D.texts[room==='pages'?'main':room];
(D.pages[page]||[]).concat(f&&f[lang]||[]).forEach(function(href){if(all.indexOf(href)<0)all.push(href)})});
(function one(){var href=all.shift();if(!href)return;var l=d.createElement('link');l.rel='prefetch';l.as=/css$/.test(href)?'style':'script';l.href=href;if(!all.length)l.onload=l.onerror=function(){dispatchEvent(new CustomEvent('pagesfetched',{detail:D.next}));warmNext()};d.head.appendChild(l);idle(one)})()
})},D.prefetchMs)});
addEventListener('error',function(e){
var t=e.target;if(!t||t.tagName!=='SCRIPT'||!d.getElementById('shell'))return;
var w=${JSON.stringify(loadFailure)}[lang];
var f=d.createElement('div'),p=d.createElement('p'),b=d.createElement('button');f.className='f';f.setAttribute('role','alert');p.textContent=w[0];b.textContent=w[1];b.onclick=function(){location.reload()};f.appendChild(p);f.appendChild(b);
var first=d.querySelector('.first'),s=d.getElementById('shell');if(!d.querySelector('.f')){s.querySelector('.m').style.visibility='hidden';(drawn&&first||s).appendChild(f)}
},true);
})();`.replace(/\n/g, '')
}

// An empty page must not stay hidden behind the shell
const EMPTY_PAGE_MS = 3000

/** At the end of a page with first screens: hands their answers over. */
export const answersScript =
  "if(window.__medibookAnswers)__medibookAnswers(JSON.parse(document.getElementById('first-answers').textContent))"

/**
 * The script after the shell: selects the skeleton for the URL, and removes the shell when the first page has
 * content. A first screen stays until the app has drawn all of its words that are seen, in their order, and its
 * pictures; a press that was made on it is made again on the app then, and a link of it leads on at once.
 */
export function shellScript(tabPages) {
  return `(function(){
var d=document,h=d.documentElement,s=d.getElementById('shell'),tabs=${JSON.stringify(tabPages)},screens=${JSON.stringify(firstScreens)},name=h.getAttribute('data-drawn'),F=null,press=null;
function routeNow(){return location.hash.replace(/^#\\/?/,'').split('?')[0]}
var wide=innerWidth>=${desktopFromPx};
[].slice.call(d.querySelectorAll('.first')).forEach(function(one){if(name&&!F&&one.classList.contains(name)&&(one.localName==='template')===wide)F=one;else one.remove()});
if(F&&wide){var T=F;F=d.createElement('div');F.className=T.className+' wide';F.appendChild(T.content);T.replaceWith(F)}
var started=0;try{started=!!localStorage.getItem('privacyConsent')}catch(e){}
function skeleton(){var route=routeNow();s.className=!started||route&&tabs.indexOf(route)<0?'p':''}
skeleton();
function words(e,seen){var w=d.createTreeWalker(e,4),a=[],n,r,on;while(n=w.nextNode()){
if(n.previousSibling&&n.previousSibling.nodeType===3){if(on)a[a.length-1]+=n.data;continue}
r=seen&&n.parentNode.getBoundingClientRect();on=!!n.data.trim()&&(!r||r.width>0&&r.top<innerHeight&&r.bottom>0);if(on)a.push(n.data)}
return a.map(function(t){return t.replace(/\\s+/g,'')})}
if(!F)leaveFirst();
var want=0,timer=0,due=0;
function isSame(){
want=want||words(F,true);
var have=words(d.getElementById('container')||d.body),j=0;
for(var i=0;i<have.length&&j<want.length;i++)if(have[i]===want[j])j++;
if(j<want.length)return false;
return [].slice.call(d.querySelectorAll('.taro_page img')).every(function(m){if(m.complete||m.loading==='lazy')return true;m.onload=m.onerror=later;return false})}
function isThere(){var p=d.querySelectorAll('.taro_page');for(var i=0;i<p.length;i++){if(p[i].textContent.trim()||p[i].querySelector('[role=status],[aria-busy],img')){if(!F||isSame())return true}}if(p.length&&!timer)timer=setTimeout(remove,${EMPTY_PAGE_MS});}
function check(){due=0;if(s&&h.hasAttribute('data-styled')&&isThere())remove()}
function later(){if(!due)due=requestAnimationFrame(check)}
function follow(){var y=F&&F.querySelector('.first-page').scrollTop,p=d.querySelectorAll('.taro_page');if(y&&p.length)p[p.length-1].scrollTop=y}
function leaveFirst(){var c=d.getElementById('first-css');if(c&&!d.getElementById('poster'))c.remove();if(!F)return;F.remove();F=null;h.removeAttribute('data-drawn')}
function remove(){if(!s)return;o.disconnect();clearTimeout(timer);s.remove();s=null;follow();leaveFirst();if(window.performance&&performance.mark)performance.mark('takeover');
if(press){var e=d.elementFromPoint(press[0],press[1]);if(e)e.click()}}
if(F){
F.querySelector('.first-page').addEventListener('scroll',function(){want=0});
d.addEventListener('click',function(e){if(F&&F.contains(e.target)&&!e.target.closest('a,.f')){var b=e.target.closest('[role]');if(b){press=[e.clientX,e.clientY];b.style.opacity=.6}}},true);
addEventListener('hashchange',function(){if(F&&s&&screens[routeNow()||tabs[0]]!==name){leaveFirst();skeleton()}})
}
var o=new MutationObserver(later);
o.observe(h,{childList:true,subtree:true,characterData:true,attributes:true,attributeFilter:['data-styled']});
})();`.replace(/\n/g, '')
}
