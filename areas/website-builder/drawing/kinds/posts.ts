import { type Markup, markup } from '#core/pages/markup.ts'
import type { blockKinds } from '../../blocks/block-kinds.ts'
import { type Drawing, POSTS_PATH } from '../drawing.ts'
import { columnsFor } from '../columns-for.ts'
import { langOf } from '#core/pages/lang-of.ts'
import { newsPlace } from '../news/news-places.ts'
import type { Place } from '../place.ts'
import type { PostToDraw } from '../site-to-draw.ts'
import type { Drawn } from '../values.ts'

type Values = Drawn<(typeof blockKinds)['news']['fields']>

export function drawNews({ title, most, tag, look }: Values, place: Place): Markup | null {
  const { drawing } = place
  if (drawing.site.showsNews) {
    const wanted = { most, section: typeof tag === 'string' ? tag : '', look } as const
    return place.section(
      `news ${look}`,
      markup`${place.head(title)}${newsPlace(wanted, place.rowLevel)}`,
    )
  }
  const posts = drawing.site.posts.filter(
    ({ tags }) => tag === '' || tags.some((one) => one === tag),
  )
  const shown = posts.slice(0, most)
  if (shown.length === 0) {
    const box = place.emptyBox('Your posts')
    return box && place.section('news', markup`${place.head(title)}${box}`)
  }
  const items = shown.map((post) =>
    postItem(post, drawing, place.rowTitle(postLink(post, drawing))),
  )
  const more =
    posts.length > most && drawing.path !== POSTS_PATH
      ? markup`<p><a class="more" href="${drawing.page(POSTS_PATH)}">${drawing.words.allPosts}</a></p>`
      : null
  return place.section(
    `news ${look}`,
    markup`${place.head(title)}<ul class="${look === 'cards' ? `grid ${columnsFor(shown)}` : 'rows'}">${items}</ul>${more}`,
  )
}

export function postItem(post: PostToDraw, drawing: Drawing, heading: Markup): Markup {
  const picture = drawing.picture(post.sharePicture ?? '', {
    sizes: '(max-width: 40rem) 100vw, 24rem',
    isCropped: true,
  })
  return markup`<li>${picture}<div${langOf(post.language)}>${heading}<p class="note"${
    post.language === null ? null : langOf(drawing.site.language)
  }>${timeMarkup(post, drawing)}</p>${
    post.description === '' ? null : markup`<p>${post.description}</p>`
  }</div></li>`
}

export function postLink({ path, title }: PostToDraw, drawing: Drawing): Markup {
  return markup`<a href="${drawing.page(path)}">${title}</a>`
}

export function timeMarkup({ publishedAt }: PostToDraw, { words }: Drawing): Markup {
  const day = new Date(publishedAt).toLocaleDateString(words.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return markup`<time datetime="${publishedAt}">${day}</time>`
}
