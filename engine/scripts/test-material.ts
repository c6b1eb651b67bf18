import type { Material, MaterialArticle, MaterialEntry } from './material.ts'

let nextId = 1

/** An invented entry; fields that are not given have common values. */
export function madeEntry(text: string, made: Partial<MaterialEntry> = {}): MaterialEntry {
  const id = made.id ?? nextId++
  return {
    id,
    outlet: `Gazette ${id}`,
    title: 'Ferry Marigold runs aground off Orlan',
    link: `https://gazette.example/${id}`,
    text,
    publishedAt: '2026-03-02T08:00:00Z',
    language: 'en',
    ...made,
  }
}

export function madeArticle(
  entries: readonly MaterialEntry[],
  title = 'Ferry runs aground',
): MaterialArticle {
  return { id: nextId++, title, publishedAt: '2026-03-02T08:00:00Z', entries }
}

export function madeMaterial(
  articles: readonly MaterialArticle[],
  title = 'Ferry runs aground',
): Material {
  return { title, asOf: '2026-03-02T12:00:00Z', zone: 'Europe/Vienna', articles }
}

/** Reports of one event by three outlets, which differ on a figure, and name a caveat and the next step. */
export function ferryMaterial(): Material {
  return madeMaterial([
    madeArticle([
      madeEntry(
        'The ferry Marigold ran aground off Orlan harbour on Monday with 214 passengers on board. Two tugs from Velden pulled the vessel off the rocks before noon. Captain Mara Veil blamed thick fog for the accident. Divers found a crack of three metres in the hull below the engine room. It is unclear whether the radar of the ferry was switched on. The harbour office will hold a hearing in Orlan next week.',
        { outlet: 'Orlan Herald' },
      ),
      madeEntry(
        'At least 12 people were injured when the ferry Marigold hit rocks near Orlan on Monday morning. “We heard a bang and then nothing,” said Jo Lindqvist, who was on the upper deck. Hospitals in Velden set up extra beds for the passengers. The ferry line Brightwater denied that its ship had left in spite of a storm warning. In 2019, another Brightwater ferry lost its rudder in the same strait.',
        { outlet: 'Coast Courier', publishedAt: '2026-03-02T09:00:00Z' },
      ),
      madeEntry(
        'Rescuers in rubber boats brought all passengers of the Marigold ashore within two hours. The coast guard closed the strait to freight ships until Friday. Fishermen from Pell lent their boats and blankets. The union of seamen said that Brightwater had cut the crews of its ferries by a third. Insurers expect a loss of about four million crowns.',
        { outlet: 'Velden Post', publishedAt: '2026-03-02T10:00:00Z' },
      ),
    ]),
  ])
}
