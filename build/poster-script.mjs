/**
 * The script behind the opening poster's markup (src/first-screen/poster.tsx): where the head's script has let it be
 * shown it counts down and closes by itself, on a press or a key, without the app, which knows that it was shown
 * (src/platform/first-screen). It is the app's own markup with the app's styles and lies over the app until its end:
 * nothing has to be handed over while it is seen. The first screen's styles stay as long as it needs them.
 */
export const posterScript = `(function(){
var d=document,h=d.documentElement,P=d.getElementById('poster');
if(!h.hasAttribute('data-poster')){P.remove();return}
window.__medibookPosterShown=true;
var b=P.querySelector('[role=button]'),words=d.createTreeWalker(b,4).nextNode(),ms=+P.getAttribute('data-ms'),left=ms/1000;
var tick=setInterval(function(){left=Math.max(0,left-1);words.data=words.data.replace(/\\d+/,left)},1000),end=setTimeout(close,ms);
function close(){clearInterval(tick);clearTimeout(end);d.removeEventListener('keydown',key,true);P.remove();h.removeAttribute('data-poster');var c=d.getElementById('first-css');if(c&&!d.querySelector('.first'))c.remove()}
function key(e){if(e.key==='Tab'){e.preventDefault();b.focus()}else if(/^(Escape|Enter| )$/.test(e.key)){e.preventDefault();close()}}
d.addEventListener('keydown',key,true);P.onclick=close;b.focus({preventScroll:true})
})();`.replace(/\n/g, '')
