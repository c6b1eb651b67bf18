import type { SampleStory } from '../sample-article.ts'

export const policyAndGovernment: Record<string, SampleStory> = {
  'label-law': {
    headlines: [
      'Synthetic media to carry a common mark from the spring after next',
      'Seven national labels become one after late vote',
      'What counts as satire? The question that nearly sank the label law',
    ],
    paragraphs: [
      'The mark itself is a small open ring, chosen because it survives printing in one color and reading aloud. A machine-readable note says which parts of a work were generated.',
      'Camera makers lobbied for an exception for noise reduction and got it. The text speaks of content “that no lens or microphone has met”, a phrase that lawyers expect to discuss for years.',
      'Member states must name an authority within nine months. Four have already said that it will be their existing press council.',
    ],
  },
  'draft-laws-open': {
    headlines: [
      'In Norrby, bus shelter rules are now edited in the open',
      'Officials sign their changes as ministry opens its drafts',
    ],
    paragraphs: [
      'The ministry took the idea from its own engineers, who have worked that way on bridges for decades. A clerk with no training in software can propose a change from a word processor.',
      'Comments close after three weeks. Each one receives an answer, if only a short one, and the answer is part of the public file.',
    ],
  },
  'night-trains-treaty': {
    headlines: [
      'Sleepers before freight: eight states settle the night timetable',
      'Treaty trims up to 70 minutes from longest night routes',
    ],
    paragraphs: [
      'The problem was seldom speed. On the line from Vessing to Quellin, a sleeper spends 94 minutes of its thirteen hours waiting for something slower to move.',
      'Two loops, at Greywater and at Sankt Lorin, will let long freight trains step aside without stopping. Work starts in March and takes fourteen months.',
      'Three countries stayed out. One has no night trains; the other two want to see the first winter’s punctuality before they sign.',
    ],
  },
  'ardmoor-citizen-jury': {
    headlines: [
      'Plates yes, faces no: Ardmoor’s jury on cameras',
      'Residents drawn by lot hand council a nine-page code',
      'Why Ardmoor’s police can live with the camera code',
    ],
    paragraphs: [
      'The youngest member was 17, the oldest 84. They heard 23 witnesses, visited the control room twice and asked to see the storage bills.',
      'Their most disputed sentence concerns lost children. After two votes the jury allowed a search by clothing, and only while a call to the emergency number is open.',
    ],
  },
  'rural-post-office': {
    headlines: [
      'One counter for tax, books and parcels',
      'Village pilot triples opening hours without new staff',
    ],
    paragraphs: [
      'Clerks train for six weeks and keep a telephone line to specialists in Brennick. Four questions out of five are settled on the spot.',
      'Not every village gained. In Kirrow the old library had been the only heated room open to the public in the evening, and its readers now share it with people waiting for forms.',
    ],
  },
  'harbor-tax-court': {
    headlines: [
      'Judges: emptiness is not taxable',
      'Port Ansel has a year to replace container levy',
      'Shippers win in court but may pay more in the end',
    ],
    paragraphs: [
      'The case was brought by two shipping lines and a dealer in used containers, who stores 900 of them beside the old customs house.',
      'City planners had hoped that the levy would move empties inland. It moved them 800 meters, to a field just across the municipal border.',
      'A tax on ground would not distinguish between full and empty. That pleases the court and, quietly, the neighbors who hear the cranes either way.',
    ],
  },
}
