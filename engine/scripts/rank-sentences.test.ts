import { expect, test } from 'vitest'
import type { Material } from './material.ts'
import { writeScript } from './write-script.ts'

const entry = (id: number, outlet: string, title: string, text: string) => ({
  ...{ id, outlet, title, text, link: null, language: 'en' },
  publishedAt: '2026-11-20T08:00:00Z',
})

const material: Material = {
  ...{ title: 'Ferry aground off Cape Oster', asOf: '2026-11-20T12:00:00Z', zone: 'UTC' },
  articles: [
    {
      ...{ id: 1, title: 'Ferry aground off Cape Oster', publishedAt: '2026-11-20T08:00:00Z' },
      entries: [
        entry(
          1,
          'Harbour Gazette',
          'Ferry Marta Lind aground off Cape Oster',
          'The ferry Marta Lind ran aground on a shoal off Cape Oster on Tuesday with 212 passengers on board. The coast guard said that nobody was injured and that tugs would try to free the ship at high water. Halvard Shipping closed the route until divers have looked at the hull.',
        ),
        entry(
          2,
          'Ridge Observer',
          'Passengers taken ashore as ferry waits for tugs',
          'The ferry Marta Lind is aground off Cape Oster with 212 passengers. Passengers were taken ashore in three boats and given rooms in the town of Oster.',
        ),
      ],
    },
  ],
}

test('a report that says the same news again still adds what it alone knows', () => {
  const { sections } = writeScript(material, { form: 'review', style: 'balanced', words: 470 })
  const ofOutlet = (name: string) =>
    sections
      .filter(({ title }) => title === name)
      .flatMap(({ lines }) => lines.filter(({ citations }) => citations.length > 0))
      .map(({ text }) => text)
  expect(ofOutlet('Harbour Gazette')).toHaveLength(3)
  expect(ofOutlet('Ridge Observer')).toEqual([
    'Passengers were taken ashore in three boats and given rooms in the town of Oster.',
  ])
})
