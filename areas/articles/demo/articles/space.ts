import type { ArticleDraft } from '../sample-article.ts'

export const space: readonly ArticleDraft[] = [
  {
    key: 'south-rim-lander',
    minutesAgo: 14,
    title:
      'Small lander sends its first pictures from the rim of a lunar crater that never sees the sun',
    summary:
      'The lander Wren touched down 70 meters from its target on the rim of Amund crater and sent 41 pictures within the first hour. One leg stands on a stone, which tilts the vehicle by six degrees; its makers call that acceptable. Wren carries a lamp, because the floor below has been dark for two billion years. The first descent of its tethered probe is planned for Saturday. Batteries should last twelve days.',
    sourceCount: 29,
    photo: '1446776811953-b23d57bd21aa',
  },
  {
    key: 'tether-unreels',
    minutesAgo: 190,
    title:
      'A tether experiment unreels at last, nine years and two missions after the first attempt',
    summary:
      'A satellite of the Sorrel Space Agency has let out eighteen kilometers of woven tape and begun to push itself against the planet’s magnetic field. It gains four meters a day without spending fuel. Two earlier attempts had jammed after 200 meters and after 11.',
    sourceCount: 10,
  },
  {
    key: 'debris-insurance',
    minutesAgo: 420,
    title: 'Insurers begin to charge satellites by the street they live in',
    summary:
      'Three insurers now price cover by orbit, with steps of ten kilometers. The most crowded band costs four times as much as the one above it. Operators who promise to leave within two years of retirement get a third off. Some have already filed to move.',
    sourceCount: 7,
  },
  {
    key: 'kirrow-spaceport',
    minutesAgo: 560,
    title:
      'Kirrow’s spaceport flies its first paying customer: a weather satellite the size of a suitcase',
    summary:
      'A rocket from the pad at Kirrow carried a 31-kilogram weather satellite into a polar orbit on the third try, after two delays for fishing boats in the zone. It is the northernmost commercial launch so far. The customer, a cooperative of 84 shipping companies, wants ice charts every six hours instead of every day. Kirrow has five more launches booked for next year, and a new agreement with the harbor about the boats.',
    meaningForYou:
      'Ice charts for the Kestrel Strait will refresh four times a day from February, free for small craft.',
    sourceCount: 16,
    photo: '1517976487492-5750f3195933',
  },
  {
    key: 'asteroid-shadow',
    minutesAgo: 1192,
    title: 'Schoolchildren on three continents time an asteroid’s shadow to a tenth of a second',
    summary:
      'Pupils at 61 schools stood along a line of 9,000 kilometers and noted when a faint star blinked out. From their times, astronomers drew the outline of the asteroid Dalim: a peanut 44 kilometers long. Spacecraft could not have done it for a hundred times the price.',
    sourceCount: 12,
  },
  {
    key: 'moon-clock',
    minutesAgo: 1322,
    title: 'The Moon gets its own second',
    summary:
      'Space agencies have agreed on a lunar time scale that ticks 57 microseconds a day faster than clocks on Earth. Navigation near the Moon needs it: without a common second, positions drift by seventeen meters a day. Four beacons, the first of which flies next autumn, will broadcast the new time. Leap seconds were voted down. So were time zones.',
    sourceCount: 21,
  },
]
