import type { DrawnFile } from './site-to-draw.ts'

export const CHAT_SCRIPT = 'assets/chat.js'

/**
 * A script that asks for answers every three seconds while a conversation is open, sends messages
 * without reloading the page, and reports when the page is left. It stores nothing in the browser.
 * On a shared host, it finds the path of the site in its own address.
 */
export const chatScript: DrawnFile = {
  path: CHAT_SCRIPT,
  type: 'text/javascript; charset=utf-8',
  body: `{const own=document.currentScript.src
const list=document.getElementById('talk')
const form=document.querySelector('form.say')
const {who,you,them,over}=list.dataset
let after=Number(list.dataset.after),isOver=false
const at=(path)=>new URL('../chat/'+path,own)
function show(words,name,kind){
const item=document.createElement('li'),by=document.createElement('b')
item.className=kind
by.textContent=name
if(name)item.append(by,' ')
item.append(words)
list.append(item)
item.scrollIntoView({block:'nearest'})
}
async function ask(){
const address=at('messages')
address.search=new URLSearchParams({who,after})
const reply=await fetch(address,{credentials:'omit'})
if(reply.status===404){isOver=true;show(over,'','over');form.hidden=true;return}
if(!reply.ok)throw reply
for(const {number,isFromVisitor,words} of await reply.json())if(number>after){
after=number
show(words,isFromVisitor?you:them,isFromVisitor?'you':'them')}
}
async function again(){
let pauseMs=3000
try{await ask()}catch{pauseMs=30000}
if(!isOver)setTimeout(again,pauseMs)
}
setTimeout(again,3000)
form.querySelector('a').hidden=true
form.addEventListener('submit',async(event)=>{
event.preventDefault()
const button=form.querySelector('button')
button.disabled=true
try{
const body=new URLSearchParams(new FormData(form))
const reply=await fetch(form.action,{method:'POST',body,credentials:'omit',redirect:'manual'})
if(reply.type!=='opaqueredirect')return form.submit()
form.reset()
await ask()
}catch{}
button.disabled=false
})
form.addEventListener('keydown',(event)=>{
if(event.key!=='Enter'||event.shiftKey||event.isComposing)return
event.preventDefault()
form.requestSubmit()
})
addEventListener('pagehide',()=>navigator.sendBeacon(at('left'),who))
}
`,
}
