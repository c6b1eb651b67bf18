import { Problem } from '#core/problem.ts'
import { newId } from '#core/id.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { Command } from '../../assistant/read-command.ts'
import { blockKinds } from '../../blocks/block-kinds.ts'
import { newBlock } from '../../blocks/new-block.ts'
import type { PageContent } from '../../blocks/page-content.ts'
import type { EditedPage } from '../../contracts/pages.ts'
import { pathFor } from '../../page-paths.ts'
import { readablePalette } from '../../themes/readable.ts'
import type { Theme } from '../../themes/theme.ts'
import { themes } from '../../themes/themes.ts'
import { freePath } from '../rows/free-path.ts'
import { findPages } from '../rows/page-rows.ts'
import { serverPages } from '../pages/pages-api.ts'
import { publishSite } from '../publishing/publish-site.ts'
import { serverSites } from '../sites/sites-api.ts'

/**
 * Carries out a command as the reader would by hand. Returns what was done; fails with a `Problem`
 * if it cannot be done.
 */
export async function carryOut(desk: Desk, site: string, command: Command): Promise<string> {
  const pages = serverPages(desk)
  const sites = serverSites(desk)
  const page = async (name: string) => findPage(await pagesOf(desk, site), name)

  switch (command.do) {
    case 'add-page': {
      const { title } = command
      const path = await freePath(desk, site, pathFor(title, []) || 'page')
      await pages.addPage({ site, title, path })
      return `I added the page "${title}" at /${path}. It is empty so far.`
    }
    case 'delete-page': {
      const { id, title } = await page(command.page)
      await pages.deletePage({ site, page: id })
      return `I deleted the page "${title}". You can restore it under Pages.`
    }
    case 'rename-page': {
      const found = await page(command.page)
      await save(desk, site, found, { title: command.title })
      return `The page "${found.title}" is called "${command.title}" now.`
    }
    case 'add-block': {
      const found = await page(command.page)
      const { label } = blockKinds[command.block]
      const block = newBlock(command.block, newId('block').slice(0, BLOCK_ID_CHARACTERS))
      await save(desk, site, found, { content: [...found.content, block] })
      return `I added the block "${label}" at the end of the page "${found.title}".`
    }
    case 'move-block': {
      const found = await page(command.page)
      const { label } = blockKinds[command.block]
      const content = moved(found.content, command.block, command.by)
      await save(desk, site, found, { content })
      return `I moved the block "${label}" on the page "${found.title}".`
    }
    case 'set-accent': {
      const { theme } = await sites.getSite({ site })
      const palettes = [theme.light, theme.dark].map((palette) =>
        readablePalette({ ...palette, accent: command.color }),
      )
      const [light, dark] = palettes as [typeof theme.light, typeof theme.dark]
      await changeTheme(desk, site, { ...theme, light, dark })
      return light.accent === command.color
        ? `The accent is ${command.color} now.`
        : `${command.color} cannot be read on this page, so the accent is ${light.accent}, the nearest color that can.`
    }
    case 'use-theme': {
      const { name, theme } = themes[command.theme]
      await changeTheme(desk, site, theme)
      return `The site has the theme ${name} now.`
    }
    case 'switch-plugin': {
      const { plugin, isOn } = command
      await sites.switchPlugin({ site, plugin, isOn })
      return `The plugin "${plugin.replaceAll('-', ' ')}" is ${isOn ? 'on' : 'off'}.`
    }
    case 'publish': {
      await publishSite(desk, site)
      return 'The site is published.'
    }
  }
}

const BLOCK_ID_CHARACTERS = 20

const pagesOf = (desk: Desk, site: string) => findPages(desk, sql`page.site_id = ${site}`)

/**
 * Finds the page with this title or path, which may also be called "Contact page". "Home" is also
 * the first page.
 */
function findPage(pages: readonly EditedPage[], name: string): EditedPage {
  const said = name.toLowerCase().replace(/^\//, '')
  const isTitle = pages.some(({ title }) => title.toLowerCase() === said)
  const plain = isTitle ? said : said.replace(/ page$/, '')
  const found =
    pages.find(({ title }) => title.toLowerCase() === plain) ??
    pages.find(({ path }) => path === plain) ??
    (plain === 'home' ? pages.find(({ path }) => path === '') : undefined)
  if (found) return found
  const titles = pages.map(({ title }) => `"${title}"`).join(', ')
  throw new Problem('not-found', `There is no page "${name}". The pages are ${titles}.`)
}

function moved(content: PageContent, type: string, by: 1 | -1): PageContent {
  const at = content.findIndex((block) => block.type === type)
  if (at < 0) throw new Problem('not-found', 'There is no such block on that page.')
  const to = at + by
  if (to < 0 || to >= content.length)
    throw new Problem('invalid', 'The block is at the end of the page already.')
  return content.with(at, content[to]!).with(to, content[at]!)
}

async function save(desk: Desk, site: string, page: EditedPage, changes: Partial<EditedPage>) {
  const { id, version, title, path, description, isInMenu, sharePicture, content } = page
  const draft = { title, path, description, isInMenu, sharePicture, content, ...changes }
  await serverPages(desk).savePage({ site, page: id, version, draft })
}

async function changeTheme(desk: Desk, site: string, theme: Theme) {
  const sites = serverSites(desk)
  const { version, name, tagline, language, contact } = await sites.getSite({ site })
  await sites.saveSite({ site, version, settings: { name, tagline, language, contact, theme } })
}
