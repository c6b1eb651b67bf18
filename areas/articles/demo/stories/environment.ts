import type { SampleStory } from '../sample-article.ts'

export const environment: Record<string, SampleStory> = {
  'river-sensors': {
    headlines: [
      'Volunteers’ microphones beat the gauge by nine hours',
      'Listening to stones: how the Ansel announced its flood',
      'Hydrologists ask hobbyists for their drawings',
    ],
    paragraphs: [
      'A river that rises starts to roll its bed. The sensors are contact microphones in steel tubes, and what they hear is a rattle that begins long before the surface moves.',
      'The volunteers lost three of them in the flood and got two back, one from a garden eleven kilometers downstream. Both still worked.',
      'Officials are careful to say that the nine hours came from a single event. A rattle can also mean a gravel truck, as it did in May.',
    ],
  },
  'seagrass-return': {
    headlines: [
      'Eleven hectares of green at the harbor mouth',
      'Slower ferries, clearer water, returning pipefish',
    ],
    paragraphs: [
      'Nobody planted it. Seeds drifted in from a meadow near Ysolde Bay, 30 kilometers to the west, and took hold where the anchor ban has been enforced since 2019.',
      'A hectare of sea grass slows the waves of passing ships enough to be measured on the quay. The port authority had budgeted for a breakwater, and has postponed it.',
    ],
  },
  'peat-rewetting': {
    headlines: [
      'Reeds instead of ryegrass on the Marrow fens',
      'Paid for wet fields, farmers discover insulation',
      'Two farms leave, ten apply as fens fill up',
    ],
    paragraphs: [
      'Drained peat shrinks by about a centimeter a year. In the lowest fields the old surface is marked by a post, and its top now stands above a grown man’s head.',
      'Reed is cut in January from machines on wide soft tires. The factory takes everything within 60 kilometers and says that it could use three times as much.',
    ],
  },
  'heat-map-trees': {
    headlines: [
      'Taxis measured the heat, trees follow',
      'Hottest streets in Quellin are 1.3 degrees cooler at midnight',
    ],
    paragraphs: [
      'The ranking surprised the city. The hottest street was not in the center but beside a tram depot, where 140 families live between two walls.',
      'Five species are planted in turn so that no pest can take a whole row. Each tree has a number, and its water bill is public.',
      'A complaint by two suburbs went to court and failed. The judge found that the sun had not discriminated, and that the city need not either.',
    ],
  },
  'glacier-cover': {
    headlines: ['Sankt Lorin gives up its glacier fleece', 'From white blankets to a reservoir'],
    paragraphs: [
      'Under the fleece the ice is eleven meters thicker than beside it. Visitors could walk along that step, and many understood it better than any chart.',
      'The reservoir holds 85,000 cubic meters behind a low wall of local stone. It is filled in June, when there is more water than anyone can use.',
    ],
  },
  'migrating-cranes': {
    headlines: [
      'Rotors that wait for cranes',
      'Half a percent of power saves nearly every bird',
      'Radar on the flyway: two seasons, two carcasses',
    ],
    paragraphs: [
      'A rotor takes 40 seconds to come to rest. Cranes cover six kilometers in about seven minutes, so the system could afford to look twice before it acts, and it does.',
      'Bats remain a problem, since radar does not see them well. A trial with ultrasonic microphones starts at three of the farms in April.',
    ],
  },
}
