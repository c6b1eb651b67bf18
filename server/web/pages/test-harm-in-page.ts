import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

const NEVER = /^(iframe|frame|object|embed|base|applet|portal|noscript|template|math)$/
const NEVER_NAMED = /^on|^(style|srcdoc|poster|background|formaction|http-equiv|ping|data)$/
const LOADS = /^(src|srcset|xlink:href)$/
/**
 * Matches the beginnings of allowed links and forms in our pages: to the web, or to this server.
 */
const LEADS = /^(https?:\/\/|mailto:|\/(?!\/)|[#?.]|$)/i

/**
 * Finds everything in a page of ours that would run, load or link what it should not, as a browser
 * parses the page.
 */
export function harmInPage(html: string): string[] {
  const found: string[] = []
  const visit = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue
      const { tagName, attrs } = node
      const values = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
      if (NEVER.test(tagName)) found.push(`<${tagName}>`)
      const isOurs = values['src']?.startsWith('/assets/') || values['type'] === 'application/json'
      if (tagName === 'script' && !isOurs) found.push('<script>')
      for (const [name, value] of Object.entries(values)) {
        const isBad =
          NEVER_NAMED.test(name) ||
          (LOADS.test(name) && !/^\/(assets|images|pictures)\//.test(value)) ||
          (/^(href|action)$/.test(name) && !LEADS.test(value)) ||
          (tagName === 'link' && name === 'href' && !/^\/(?!\/)/.test(value))
        if (isBad) found.push(`${tagName} ${name}="${value}"`)
      }
      visit(node)
    }
  }
  visit(parse(html))
  return found
}
