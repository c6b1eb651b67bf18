import type { SampleStory } from '../sample-article.ts'

export const automotive: Record<string, SampleStory> = {
  'winter-battery': {
    headlines: [
      'The battery that prefers winter',
      'Fourteen minutes at minus twenty: Ferrant’s cold cell',
      'Ferrant trades range for fast charging in frost',
    ],
    paragraphs: [
      'Most cells must be warmed before they can be charged quickly in frost, which costs energy and a quarter of an hour. Ferrant’s engineers looked for a liquid that becomes orderly instead of merely stiff.',
      'The company showed eleven cells and let journalists choose which one to cool. After 800 cycles the cells had lost seven percent of their capacity.',
      'A delivery van is a modest start and a deliberate one. It stands outdoors at night, charges at noon and seldom drives far.',
    ],
  },
  'vans-that-wait': {
    headlines: [
      'As fast as a running child, and no faster',
      'Slower vans bring fewer complaints and cheaper insurance',
    ],
    paragraphs: [
      'The speed, eleven kilometers an hour, was measured at a school’s sports day. It holds within 300 meters of a school from seven in the morning until five.',
      'Residents had complained less about danger than about being startled. A van that slows down early, one of them wrote, looks as if it had seen you.',
    ],
  },
  'charging-lamp-posts': {
    headlines: [
      'A kettle’s worth of power at every third lamp',
      'Vessing saves 30 million by not digging',
      'Slow charging is enough for cars that stand still',
    ],
    paragraphs: [
      'The lamps were converted to diodes six years ago and now use a fifth of what their cables can carry. The rest was already in the ground.',
      'A car signs in by the cable itself. If too many want power at once, the posts of a street take turns, eight minutes each.',
    ],
  },
  'tire-dust': {
    headlines: [
      'Walnut shells take the dust out of tires',
      'Quieter, cleaner, but 90 centimeters short of perfect',
    ],
    paragraphs: [
      'About a kilogram of every tire is left on the road in its lifetime. In cities it is now a larger source of particles than all exhaust pipes together.',
      'The shells come from three canneries and are ground to the width of a hair. They wear at the same rate as the rubber, so the surface stays closed.',
    ],
  },
  'dashboard-buttons': {
    headlines: [
      'Four makers bring back the knob',
      'A screen takes 4.8 seconds, a knob 1.1',
      'Crash testers to mark down cars without buttons',
    ],
    paragraphs: [
      'Screens had replaced switches because they are cheaper to change late in development. Designers now speak of a fixed row of six controls that every model shares.',
      'The testing institute measures with cameras that follow the eye. Anything that takes more than two seconds at 80 kilometers an hour costs points.',
      'Navigation and music remain on the screen. Nobody in the studies asked for a knob for those.',
    ],
  },
  'cargo-tram': {
    headlines: [
      'Freight trams return to Pellworth',
      'Six trucks fewer per run on tracks from 1968',
    ],
    paragraphs: [
      'The supplier moved to the old depot, four stops from the factory, when its lease by the motorway ended. Loading a tram takes nine minutes.',
      'Passengers on line 7 have to share the track eighteen times a day. So far the longest delay was forty seconds, on the first morning, for a photograph.',
    ],
  },
}
