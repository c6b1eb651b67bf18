/** The path of the script for previews; no page of a site can have it. */
export const SCRIPT_PATH = '_preview.js'

/** Matches an origin that can safely be written into the script. */
const ORIGIN = /^https?:\/\/[a-z\d.-]+(?::\d{1,5})?$/

/**
 * The script for previews in the editor at the origin `hub`; empty if no page of the server shows
 * the preview.
 */
export function previewScript(hub: string | null): string {
  return hub !== null && ORIGIN.test(hub) ? script.replace('HUB', JSON.stringify(hub)) : ''
}

/**
 * Runs in pages of a preview, which the editor shows in a frame. It exchanges messages only with
 * the page around the frame, which it checks by its window and origin. After a save it replaces
 * only parts of the page that differ, so that the page keeps its scroll position.
 */
const script = String.raw`
'use strict';
(() => {
  const hub = HUB
  const { parent } = window
  if (parent === window) return
  const say = (message) => parent.postMessage(message, hub)
  const blocks = () => [...document.querySelectorAll('main [data-block]')]
  let shown = null
  let asked = 0

  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-block] { cursor: pointer } .shown-block { outline: 3px solid Highlight; outline-offset: -3px }')
  document.adoptedStyleSheets = [sheet]

  const outline = () => {
    for (const block of blocks()) block.classList.toggle('shown-block', block.dataset.block === shown)
  }
  // The message is sent after the next frame was painted.
  const tellShown = () =>
    requestAnimationFrame(() => setTimeout(() => say({ synthwire: 'shown', path: location.pathname })))

  const redraw = async () => {
    const own = ++asked
    const answer = await fetch(location.href, { cache: 'no-store' })
    const text = await answer.text()
    if (own !== asked) return
    const next = new DOMParser().parseFromString(text, 'text/html')
    for (const block of blocks()) block.classList.remove('shown-block')
    await takeStyles(next)
    document.title = next.title
    for (const part of ['body > header', 'body > footer']) {
      const [now, then] = [document.querySelector(part), next.querySelector(part)]
      if (now && then && now.outerHTML !== then.outerHTML) now.replaceWith(then)
    }
    takeBlocks(document.querySelector('main'), next.querySelector('main'))
    outline()
    tellShown()
  }

  // The former style sheet stays until the new one is loaded.
  const takeStyles = async (next) => {
    const [now, then] = [document, next].map((page) => page.querySelector('link[rel=stylesheet]'))
    if (!now || !then || now.getAttribute('href') === then.getAttribute('href')) return
    const link = document.importNode(then)
    await new Promise((resolve) => {
      link.onload = link.onerror = resolve
      now.after(link)
    })
    now.remove()
  }

  const takeBlocks = (main, next) => {
    if (!main || !next) return
    const known = new Map([...main.children].map((part) => [part.id, part]))
    const parts = [...next.children].map((part) => {
      const before = part.id === '' ? undefined : known.get(part.id)
      return before && before.outerHTML === part.outerHTML ? before : part
    })
    for (const old of [...main.childNodes]) if (!parts.includes(old)) old.remove()
    parts.forEach((part, at) => {
      if (main.children[at] !== part) main.insertBefore(part, main.children[at] ?? null)
    })
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== hub || !data) return
    if (data.synthwire === 'draft-changed') redraw().catch(() => {})
    if (data.synthwire !== 'show-block') return
    shown = data.id
    outline()
    blocks().find((block) => block.dataset.block === shown)?.scrollIntoView({ block: 'nearest' })
  })
  addEventListener('click', ({ target }) => {
    const block = target instanceof Element ? target.closest('[data-block]') : null
    if (block) say({ synthwire: 'block-chosen', id: block.dataset.block })
  })
  addEventListener('submit', (event) => event.preventDefault())
  tellShown()
})()
`
