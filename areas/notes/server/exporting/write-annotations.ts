import type { ExportedNote } from './exported-notes.ts'

export const annotationsHead =
  '{"@context":"http://www.w3.org/ns/anno.jsonld","type":"AnnotationPage","items":['
export const annotationsFoot = ']}\n'

/**
 * Writes a note as an annotation in the W3C data model. A note without a passage is its own target.
 */
export function annotationOf(note: ExportedNote): string {
  const { id, title, category, text, tags, createdAt, editedAt, revision, highlight, link } = note
  const name = `urn:synthwire:${encodeURIComponent(id)}`
  return JSON.stringify({
    id: name,
    type: 'Annotation',
    motivation: highlight ? 'highlighting' : 'commenting',
    created: createdAt,
    modified: editedAt,
    body: [
      ...(text === ''
        ? []
        : [{ type: 'TextualBody', purpose: 'commenting', format: 'text/markdown', value: text }]),
      ...tags.map((value) => ({ type: 'TextualBody', purpose: 'tagging', value })),
    ],
    target: highlight
      ? { source: link ?? name, selector: selectorsOf(highlight.anchor) }
      : (link ?? name),
    synthwire: { id, title, category, revision, ...(highlight && { highlight }) },
  })
}

function selectorsOf({
  exact,
  prefix,
  suffix,
  start,
  end,
}: NonNullable<ExportedNote['highlight']>['anchor']) {
  return [
    { type: 'TextQuoteSelector', exact, prefix, suffix },
    { type: 'TextPositionSelector', start, end },
  ]
}
