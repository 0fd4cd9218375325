/** Where there is a second origin, it is asked for the shell as well once the first has been silent for so long. */
const SHELL_PATIENCE_MS = 8_000;
/** After so long a press on a link that opens in its place leads to where the link leads. */
const PRESS_PATIENCE_MS = 8_000;

/*
 * The one inline script, in the head of every page; what it starts from stands behind the page's content. It shows the chosen theme before anything is painted
 * (shell/src/layout/theme.ts), hands the integrity table to webpack, and begins: it starts the shell, from the next
 * origin when one does not give it or hangs, and makes the preloads (in the markup they would break the content policy),
 * each in a task of its own: ten at once kept a slow phone's finger waiting for 70 ms. The
 * first to come is the one that runs: a script that has moved to another document meanwhile does not.
 *
 * A page that the server rendered can be read, and its links and its forms with an address work, without any of that. So
 * nothing is loaded before its largest paint: it begins once everything of first sight has come and the page is idle, or
 * at the first sign that somebody wants something of it. Where data is dear or the line very slow, only then. Anyone who is
 * signed in does not wait: what the server rendered is a stranger's page.
 *
 * Pictures that may come later wait for the one of first sight, with which they would share the line (`data-first`, in
 * shared/ui/picture/Picture.tsx); without scripts they do not.
 *
 * What is pressed, typed, chosen or sent before the shell has hydrated the page is kept, and done again when the shell
 * says that it has (`portico:taken-up`): the last of each element, because people press twice what does not answer. A
 * shell that is about to take it up does not hear of it, or a menu would open and close at once. A link is its own, but
 * for one that opens in its place (`data-opens-here`: a picture that opens large): it waits as a button does, and leads
 * where it leads when no shell comes. Until then the page shows that something is on its way (`data-waits`, in
 * shared/ui/tokens/GlobalStyles.tsx).
 */
const SOURCE = `(function(d,w){var page=d.documentElement.dataset;
try{var t=localStorage.getItem('portico.theme');if(t=='light'||t=='dark')page.theme=t}catch(e){}
var line=navigator.connection||{},begun,kept=new Map,
signs=['pointerdown','touchstart','wheel','keydown','focusin','pointerover'],acts=['click','input','change','submit'],
control='a,button,input,select,textarea,summary,label',own='a[href],input,select,textarea,label,summary,option';
function on(types,f,o){types.forEach(function(k){d.addEventListener(k,f,o)})}
function off(types,f){types.forEach(function(k){d.removeEventListener(k,f,true)})}
function add(t,p){var e=d.createElement(t);for(var k in p)e[k]=p[k];return d.head.appendChild(e)}
function begin(){
if(begun)return;begun=1;off(signs,sign);
d.readyState=='loading'?d.addEventListener('DOMContentLoaded',load,{once:true}):load()}
function load(){
var b=JSON.parse(d.getElementById('portico-boot').textContent),i=w.__PORTICO_INTEGRITY__=b.integrity;
var all=[],left=0,other=d.implementation.createHTMLDocument('');
(function start(o){left++;
function next(){var n=o.slice(1);o=[];n.length&&start(n)}
var e=add('script',{crossOrigin:'anonymous',integrity:i[b.main],async:true,src:o[0]+b.main,
onerror:function(){if(all){next();--left||again()}},
onload:function(){all.forEach(function(x){x!=e&&other.body.appendChild(x)});all=0}});
all.push(e);
o.length>1&&setTimeout(function(){all&&next()},${SHELL_PATIENCE_MS})})([''].concat(b.settings.assetOrigins||[]));
b.preload.forEach(function(u){
setTimeout(add,0,'link',{rel:'preload',as:'script',crossOrigin:'anonymous',integrity:i[u],href:u})})}
function again(){begun=0;delete page.waits;listen()}
function listen(){on(signs,sign,{capture:true,passive:true})}
function near(e,s){return e.target.closest&&e.target.closest(s)}
function sign(e){if(e.type!='pointerover'||near(e,control))begin()}
function keep(e,n,redo){e.stopPropagation();kept.delete(n);kept.set(n,redo)}
function wait(){page.waits=''}
function press(n){n.dispatchEvent(new MouseEvent('click',{bubbles:true,cancelable:true,view:w}))}
function act(e){
var n=e.target,k=e.type,c=near(e,'button'),h=near(e,'[data-opens-here]');
if(k=='submit'){if(!n.hasAttribute('action')){e.preventDefault();keep(e,n,function(){n.requestSubmit()});wait()}}
else if(k=='click'){if(h&&!(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)){e.preventDefault();
keep(e,h,function(){press(h)});wait();
setTimeout(function(){if(kept.delete(h))w.location=h.href},${PRESS_PATIENCE_MS})}
else if(!near(e,own)&&!(c&&c.form&&c.type=='submit'))keep(e,c||n,function(){press(c||n)}),c&&wait()}
else if(/checkbox|radio/.test(n.type)){var was=n.checked;keep(e,n,function(){n.checked=!was;n.click()})}
else{var v=n.value;keep(e,n,function(){if('defaultValue'in n&&n.type!='file'){
n.value=v+' ';Object.getOwnPropertyDescriptor(Object.getPrototypeOf(n),'value').set.call(n,v)}
['input','change'].forEach(function(k){n.dispatchEvent(new Event(k,{bubbles:true}))})})}}
on(acts,act,true);
d.addEventListener('portico:taken-up',function(){off(acts,act);delete page.waits;
var all=kept;kept=new Map;all.forEach(function(redo,n){n.isConnected&&redo()})},{once:true});
try{var known=sessionStorage.getItem('portico.token')}catch(e){}
if(known||!d.currentScript.hasAttribute('data-drawn'))return begin();
listen();
page.first='';
function rest(e){if(e.target==d||e.target.fetchPriority=='high'){delete page.first;off(['load','error'],rest)}}
on(['load','error'],rest,true);w.addEventListener('load',function(){rest({target:d})});
if(!line.saveData&&!/2g/.test(line.effectiveType))w.addEventListener('load',function(){
requestAnimationFrame(function(){(w.requestIdleCallback||setTimeout)(begin,{timeout:2000})})})
})(document,window)`;

/** The script's text: the content policy allows exactly this by its hash. */
export const PAGE_LOADER = SOURCE.replaceAll('\n', '');

/** The element of the script. `isDrawn`: the server rendered the page, so that the script has time. */
export const pageLoader = (isDrawn: boolean): string =>
  `<script${isDrawn ? ' data-drawn' : ''}>${PAGE_LOADER}</script>`;
