import { Markup, markup } from '#core/pages/markup.ts'
import { addressLines, contactMarkup } from './contact-lines.ts'
import { CHAT_PATH, type Drawing, POSTS_PATH } from './drawing.ts'
import { FEEDS } from './files.ts'

interface Entry {
  path: string
  title: string
}

/** Renders the name of the site and its menu. On phones, a long menu is behind a button. */
export function drawHeader(drawing: Drawing): Markup {
  const { site, words } = drawing
  const entries = menuOf(drawing)
  const list = menuList(entries, drawing)
  const isLong = entries.length > 3 || entries.map(({ title }) => title).join('  ').length > 28
  const menu =
    entries.length < 2
      ? null
      : markup`<nav class="menu${isLong ? ' long' : null}" aria-label="${words.menu}">${list}</nav>${
          isLong
            ? markup`<details class="phone"><summary>${words.menu}</summary><nav aria-label="${words.menu}">${list}</nav></details>`
            : null
        }`
  return markup`<header class="top"><div><a class="name" href="${drawing.page('')}">${site.name}</a>${menu}</div></header>`
}

/**
 * The entries of the menu. If there are posts and the reader has made no page for their list, the
 * list is one of them.
 */
function menuOf({ site, words }: Drawing): Entry[] {
  const own = site.pages.filter(({ isInMenu }) => isInMenu)
  const hasPosts = site.posts.length > 0 && !site.pages.some(({ path }) => path === POSTS_PATH)
  return hasPosts ? [...own, { path: POSTS_PATH, title: words.posts }] : own
}

function menuList(entries: readonly Entry[], drawing: Drawing): Markup {
  return markup`<ul>${entries.map(
    ({ path, title }) =>
      markup`<li><a href="${drawing.page(path)}"${
        path === drawing.path ? new Markup(' aria-current="page"') : null
      }>${title}</a></li>`,
  )}</ul>`
}

/** Renders the name, address and contact, and links to pages that are not in the menu. */
export function drawFooter(drawing: Drawing): Markup {
  const { site, words, mode } = drawing
  const others = site.pages.filter(({ isInMenu, path }) => !isInMenu && path !== '')
  const has = (plugin: (typeof site.plugins)[number]) => site.plugins.includes(plugin)
  const links = [
    ...others.map(({ path, title }) => link(drawing.page(path), title)),
    has('chat') && mode === 'served' ? link(drawing.page(CHAT_PATH), words.chat) : null,
    drawing.hasFeed ? link(drawing.file(FEEDS[0].file), 'RSS') : null,
  ].filter((one) => one !== null)
  const search =
    has('search') && mode === 'served'
      ? markup`<form class="search" role="search" action="/search"><label for="page.search">${words.search}</label><span><input id="page.search" name="q" type="search" maxlength="200"><button>${words.search}</button></span></form>`
      : null
  const address = addressLines(site.contact)
  return markup`<footer class="foot"><div><div><p><strong>${site.name}</strong>${address.map((line) => markup`<br>${line}`)}</p>${contactMarkup(site.contact)}</div>${search}${
    links.length > 0 ? markup`<ul>${links}</ul>` : null
  }</div></footer>`
}

function link(href: string, words: string): Markup {
  return markup`<li><a href="${href}">${words}</a></li>`
}
