import { type Markup, markup } from '#core/pages/markup.ts'
import { type blockKinds, type BlockType, kindOf } from '../blocks/block-kinds.ts'
import type { PageContent, PlacedBlock } from '../blocks/page-content.ts'
import type { Drawing } from './drawing.ts'
import { drawBooking, drawContact, drawNewsletter } from './kinds/forms.ts'
import { drawCards, drawPlace, drawPrices, drawQuestions, drawTeam } from './kinds/lists.ts'
import { drawGallery, drawPicture, drawVideo } from './kinds/pictures.ts'
import { drawNews } from './kinds/posts.ts'
import { drawAction, drawColumns, drawOpening, drawQuotation, drawText } from './kinds/texts.ts'
import { Place } from './place.ts'
import { type AnyValues, type Drawn, emptyPlace, valuesToDraw } from './values.ts'

type Draw<Type extends BlockType> = (
  values: Drawn<(typeof blockKinds)[Type]['fields']>,
  place: Place,
) => Markup | null

/** The function that renders each kind of block; it returns null if there is nothing to show. */
const draw: { [Type in BlockType]: Draw<Type> } = {
  opening: drawOpening,
  text: drawText,
  picture: drawPicture,
  video: drawVideo,
  gallery: drawGallery,
  cards: drawCards,
  columns: drawColumns,
  prices: drawPrices,
  place: drawPlace,
  questions: drawQuestions,
  team: drawTeam,
  quotation: drawQuotation,
  action: drawAction,
  contact: drawContact,
  booking: drawBooking,
  newsletter: drawNewsletter,
  news: drawNews,
}

/**
 * Renders the blocks of a page with one h1: the heading of the first block or, if that block has
 * none, the given title above it. If the title is null, the page already has its h1.
 */
export function drawContent(content: PageContent, title: Markup | null, drawing: Drawing): Markup {
  const parts: Markup[] = []
  let isTitled = title === null
  for (const block of content) {
    const drawn = drawBlock(block, isTitled ? 2 : 1, drawing)
    if (!drawn) continue
    if (!isTitled && title && !drawn.isTitled) parts.push(title)
    isTitled = true
    parts.push(drawn.markup)
  }
  if (!isTitled && title) parts.push(title)
  return markup`${parts}`
}

function drawBlock(block: PlacedBlock, level: 1 | 2, drawing: Drawing) {
  const kind = kindOf(block.type)
  if (!kind) return null
  const isUsable = !kind.plugin || drawing.site.plugins.includes(kind.plugin)
  if (!isUsable && !drawing.isPreview) return null
  const values = valuesToDraw(block, kind.fields, drawing.isPreview)
  if (!values) return null
  const isTitled = 'title' in values && values['title'] !== ''
  const place = new Place(drawing, block.props.id, level, isTitled)
  const drawOne = draw[block.type as BlockType] as (
    values: AnyValues,
    place: Place,
  ) => Markup | null
  const drawn = isUsable
    ? drawOne(values, place)
    : place.section(
        'off',
        markup`<p>${emptyPlace({ label: `${kind.label}: switch on its plugin to use it` })}</p>`,
      )
  return drawn && { markup: drawn, isTitled: isTitled && isUsable }
}
