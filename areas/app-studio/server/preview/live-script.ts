import { PREVIEWS } from '../../limits.ts'

/**
 * The first script of each page in a preview. It removes features that no policy can forbid,
 * replaces storage by memory, reports the app's logs to the page around it, and applies new styles
 * without losing the app's state. The page has no origin, so an app cannot get the removed features
 * back from another frame.
 */
export const liveScript = String.raw`
'use strict';
(() => {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) delete window[name]

  const folder = new URL('.', document.currentScript.src).href
  const { parent, fetch } = window
  const isFramed = parent !== window
  const MOST = ${PREVIEWS.messageCharacters}
  const tell = (message) => {
    if (isFramed) parent.postMessage({ synthwire: 'preview', ...message }, '*')
  }
  const wordsOf = (value) => {
    try {
      if (typeof value === 'string') return value
      if (value instanceof Error) return value.stack || String(value)
      return JSON.stringify(value) ?? String(value)
    } catch {
      return String(value)
    }
  }
  const log = (level, values) => {
    let text = ''
    try {
      text = values.map(wordsOf).join(' ').slice(0, MOST)
    } catch {
      text = 'This cannot be shown.'
    }
    tell({ kind: 'log', level, text })
  }

  for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
    const plain = console[level].bind(console)
    console[level] = (...values) => {
      plain(...values)
      log(level, values)
    }
  }
  addEventListener('error', ({ error, message, target }) => {
    if (error || message) return log('error', [error || message])
    if (target instanceof Element) log('error', ['Could not load ' + (target.src || target.href || 'a file')])
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => log('error', [reason]))
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    tell({ kind: 'refused', address: String(blockedURI).slice(0, MOST), directive: String(effectiveDirective) }))
  new PerformanceObserver((list) => {
    for (const { name, initiatorType, duration, responseStatus } of list.getEntries())
      tell({ kind: 'request', address: name.slice(0, MOST), by: initiatorType, ms: Math.round(duration), status: responseStatus ?? 0 })
  }).observe({ type: 'resource', buffered: true })

  // A page without an origin has no storage, and apps would crash. This replacement lasts until the
  // page is left.
  const inMemory = () => {
    const all = new Map()
    return {
      get length() { return all.size },
      key: (at) => [...all.keys()][at] ?? null,
      getItem: (key) => all.get(String(key)) ?? null,
      setItem: (key, value) => void all.set(String(key), String(value)),
      removeItem: (key) => void all.delete(String(key)),
      clear: () => all.clear(),
    }
  }
  const instead = (owner, name, value) => {
    try {
      void owner[name]
    } catch {
      Object.defineProperty(owner, name, { get: () => value, set() {}, configurable: true })
    }
  }
  instead(window, 'localStorage', inMemory())
  instead(window, 'sessionStorage', inMemory())
  instead(document, 'cookie', '')
  instead(navigator, 'serviceWorker', undefined)

  const change = (styles) => {
    const links = styles && [...document.querySelectorAll('link[rel="stylesheet"]')]
    const pairs = links && links.flatMap((link) => {
      const to = styles[link.href.slice(folder.length)]
      return to ? [[link, to]] : []
    })
    if (!pairs || pairs.length === 0) return location.reload()
    for (const [link, to] of pairs) {
      const next = link.cloneNode()
      next.href = folder + to
      next.onload = () => link.remove()
      link.after(next)
    }
  }
  addEventListener('message', ({ source, data }) => {
    if (source === parent && isFramed && data && data.synthwire === 'changed') change(data.styles)
  })
  if (isFramed) return
  // A tab is not told of new builds, so it checks for one when it gets the focus.
  let version = null
  const look = async () => {
    const now = await fetch(folder + '_version').then((answer) => (answer.ok ? answer.text() : version), () => version)
    if (version !== null && now !== version) location.reload()
    version = now
  }
  void look()
  addEventListener('focus', look)
})()`
