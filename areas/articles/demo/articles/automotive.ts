import type { ArticleDraft } from '../sample-article.ts'

export const automotive: readonly ArticleDraft[] = [
  {
    key: 'winter-battery',
    minutesAgo: 50,
    title: 'Ferrant shows a battery that charges faster at minus twenty than at plus twenty',
    summary:
      'Ferrant Motors has shown a cell that charges from 10 to 80 percent in fourteen minutes at minus twenty degrees, three minutes faster than in the warmth. Its electrolyte thickens in the cold in a way that guides the ions. The range is a tenth below that of today’s cells. Production is planned for a single model, a delivery van, in two years.',
    sourceCount: 19,
    photo: '1593941707882-a5bba14938c7',
  },
  {
    key: 'vans-that-wait',
    minutesAgo: 138,
    title: 'Delivery vans learn to wait: driverless fleets slow down on purpose',
    summary:
      'Three operators of driverless vans in Ardmoor have lowered their speed near schools to that of a running child. Trips became four minutes longer, and complaints fell by two thirds. Insurers reacted within a quarter and cut the premium by 18 percent.',
    sourceCount: 12,
  },
  {
    key: 'charging-lamp-posts',
    minutesAgo: 301,
    title: 'Vessing turns 12,000 lamp posts into charging points, at the speed of a kettle',
    summary:
      'Every third lamp post in Vessing will charge cars overnight at 3.7 kilowatts. That is slow, and enough: the average car in the city stands for fourteen hours. The city saved 30 million crowns by not digging. Residents pay the same rate as in their homes. The first 4,000 posts are in use, and two of them have been driven into.',
    meaningForYou:
      'If you park on the street in Vessing, you can request a lamp post near your home. The list is worked through by postal code.',
    sourceCount: 16,
  },
  {
    key: 'tire-dust',
    minutesAgo: 1040,
    title: 'Car makers test tires that leave half the dust, and find they also roll more quietly',
    summary:
      'A tire with ground walnut shells in its tread lost 51 percent less material over 30,000 kilometers than the usual kind. It was also two decibels quieter. Braking on wet roads took 90 centimeters more from city speed, which the makers want to halve before they sell it. Rules on tire dust begin in 2030.',
    sourceCount: 9,
    photo: '1503376780353-7e6692767b70',
  },
  {
    key: 'dashboard-buttons',
    minutesAgo: 1166,
    title: 'Buttons are back: four makers return the heating to something one can feel',
    summary:
      'Four car makers will give heating, wipers and volume back to physical controls next year. Their own studies found that drivers look at a screen for 4.8 seconds to change the temperature, and at a knob for 1.1. The testing institute in Dunmere takes off points for screens from January.',
    meaningForYou:
      'Cars without knobs will score lower in crash ratings from next year, which may show in what insurers charge.',
    sourceCount: 22,
    photo: '1503736334956-4c8f8e92946d',
  },
  {
    key: 'cargo-tram',
    minutesAgo: 1361,
    title: 'A car factory gets its seats by tram again',
    summary:
      'Seats for the Ulmer factory in Pellworth arrive by tram since Monday, on tracks that were last used for freight in 1968. Each run replaces six trucks. The tram waits for the passenger cars, never the other way round.',
    sourceCount: 4,
  },
]
