import type { Markup } from '#core/pages/markup.ts'
import type { ZippedFile } from '#server/zip/stream-zip.ts'
import { drawNewsPage } from '../../drawing/draw-page.ts'
import { Drawing, STORIES_PATH } from '../../drawing/drawing.ts'
import { drawStory, sectionPath, type NewsFrame } from '../../drawing/news/draw-stories.ts'
import { newsWords } from '../../drawing/news/news-words.ts'
import { drawStoryList, fillWithStories } from '../../drawing/news/story-lists.ts'
import type { SiteToDraw } from '../../drawing/site-to-draw.ts'
import { NEWS_SITES } from '../../limits.ts'
import { storyPath } from '../../news/story.ts'
import { listShown, readStories } from '../news/read-stories.ts'
import { fileOfPage } from '../publishing/site-layout.ts'
import type { Owned } from '../rows/site-rows.ts'
import type { VisitedSite } from '../serving/visitor-posts.ts'

/**
 * The stories of a news site as files, and a function that inserts the newest into pages; null for
 * a site without news.
 */
export async function storyFiles(tools: Pick<Owned, 'db'>, site: SiteToDraw, visited: VisitedSite) {
  const stories = site.showsNews ? await readStories(tools, visited) : null
  if (!stories) return null
  const { sections } = stories
  const shown = await listShown(tools, visited, { most: NEWS_SITES.inZip })

  const frameAt = (path: string): NewsFrame => {
    const drawing = new Drawing(site, path, 'files')
    return { language: site.language, link: (to) => drawing.page(to) }
  }
  function fileAt(path: string, title: string, draw: (frame: NewsFrame) => Markup): ZippedFile {
    const page = { path, title, description: '', content: draw(frameAt(path)) }
    const content = Buffer.from(drawNewsPage(site, page, 'files'))
    return { path: fileOfPage(path), content, isPacked: false }
  }

  return {
    /** Links on a page are relative to the page's own folder. */
    fill: (path: string, html: string) => fillWithStories(html, stories, frameAt(path)),
    *files(): Generator<ZippedFile> {
      const lists = [
        { path: STORIES_PATH, title: newsWords(site.language).stories, listed: shown },
        ...sections.map((section) => ({
          ...{ path: decodeURIComponent(sectionPath(section)), title: section },
          listed: shown.filter((story) => story.section === section),
        })),
      ]
      for (const { path, title, listed } of lists)
        yield fileAt(path, title, (frame) =>
          drawStoryList({ title, stories: listed, sections, older: null }, frame),
        )
      for (const story of shown)
        yield fileAt(storyPath(story.article, story.slug), story.title, (frame) =>
          drawStory(story, frame),
        )
    },
  }
}
