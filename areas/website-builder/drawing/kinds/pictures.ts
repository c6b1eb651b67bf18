import { type Markup, markup } from '#core/pages/markup.ts'
import type { blockKinds } from '../../blocks/block-kinds.ts'
import type { Place } from '../place.ts'
import type { Drawn, Written } from '../values.ts'

type Values<Type extends keyof typeof blockKinds> = Drawn<(typeof blockKinds)[Type]['fields']>

const LARGE_PX = 1920

export function drawPicture(values: Values<'picture'>, place: Place): Markup | null {
  const isText = values.width === 'text'
  const shown =
    place.drawing.picture(values.picture, {
      sizes: isText ? '(max-width: 44rem) 100vw, 42rem' : '(max-width: 72rem) 100vw, 72rem',
    }) ?? place.emptyBox('A picture')
  return shown && place.section(`picture ${values.width}`, figure(shown, values.caption))
}

export function drawVideo(values: Values<'video'>, place: Place): Markup | null {
  const { drawing } = place
  const video = values.video === '' ? null : drawing.site.video(values.video)
  const poster = values.picture === '' ? null : drawing.site.picture(values.picture)
  const shown = video
    ? markup`<video controls preload="none" playsinline${
        poster && markup` poster="${drawing.source(poster, LARGE_PX)}"`
      }><source src="${drawing.file(video.file)}" type="${video.type}"></video>`
    : place.emptyBox('A video')
  return shown && place.section('video', figure(shown, values.caption))
}

/** Renders a gallery, in which a picture with an alt text links to its largest file. */
export function drawGallery(
  { title, lead, items }: Values<'gallery'>,
  place: Place,
): Markup | null {
  const { drawing } = place
  const rows = items.flatMap(({ picture, caption }) => {
    const shown = drawing.picture(picture, {
      sizes: '(max-width: 40rem) 50vw, 24rem',
      isCropped: true,
    })
    const found = shown && drawing.site.picture(picture)
    if (!found) return place.emptyBox('A picture') ?? []
    // The alt text names the link, so a picture without alt text is not a link.
    const linked =
      found.alt === '' ? shown : markup`<a href="${drawing.source(found, LARGE_PX)}">${shown}</a>`
    return figure(linked, caption)
  })
  if (rows.length === 0) return null
  return place.section(
    'gallery',
    markup`${place.head(title, lead)}<ul class="tiles ${tilesFor(rows)}">${rows.map((row) => markup`<li>${row}</li>`)}</ul>`,
  )
}

/** The class of a grid of pictures on wide screens. */
function tilesFor({ length }: readonly unknown[]): string {
  if (length <= 2) return 't2'
  return length % 4 === 0 || length > 9 ? 't4' : 't3'
}

function figure(shown: Markup, caption: Written): Markup {
  return markup`<figure>${shown}${caption === '' ? null : markup`<figcaption>${caption}</figcaption>`}</figure>`
}
