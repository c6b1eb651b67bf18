import type { ArticleDraft } from '../sample-article.ts'

export const environment: readonly ArticleDraft[] = [
  {
    key: 'river-sensors',
    minutesAgo: 37,
    title: 'River sensors the price of a bicycle saw the Ansel flood coming nine hours early',
    summary:
      'A chain of 48 home-made sensors along the Ansel gave warning of last week’s flood nine hours ahead of the official gauge. They listen to the stones that the river moves, not to its level. Volunteers built them for 240 crowns apiece. The hydrological service has asked for the data, and for the drawings.',
    meaningForYou:
      'Residents along the Ansel can have the warnings sent to their telephones. Coverage ends at the Sollum bridge.',
    sourceCount: 15,
    photo: '1470071459604-3b5ec3a7fe05',
  },
  {
    key: 'seagrass-return',
    minutesAgo: 214,
    title: 'Sea grass returns to the mouth of Port Ansel’s harbor after thirty years',
    summary:
      'Divers mapped eleven hectares of sea grass at the harbor mouth, where none had grown since the last dredging. Ferries now slow down 400 meters earlier, and the water has cleared. Pipefish came back in the second summer.',
    sourceCount: 6,
  },
  {
    key: 'peat-rewetting',
    minutesAgo: 345,
    title: 'Farmers on the Marrow fens are paid to let the water rise, and find a market for reeds',
    summary:
      'Sixty-two farms on the Marrow fens have closed their ditches and let the water table rise to a hand below the grass. They are paid for the carbon that stays in the ground: 190 crowns per hectare and year. Half of them now harvest reeds, which a factory in Dunmere presses into insulation boards. Milk yields fell, as expected. Two farms have left the program.',
    sourceCount: 9,
    photo: '1441974231531-c6227db76b6e',
  },
  {
    key: 'heat-map-trees',
    minutesAgo: 1103,
    title: 'Quellin plants 9,000 trees by temperature, street by street, hottest first',
    summary:
      'Quellin measured its summer nights with thermometers on 70 taxis and ranked every street. The hottest ones get trees first, whatever their address. A year on, the first 200 streets are 1.3 degrees cooler at midnight, most of it from shade that keeps the asphalt from storing heat. The rich suburbs will wait until 2029.',
    meaningForYou:
      'Residents can see the rank of their street and volunteer to water a young tree through its first two summers.',
    sourceCount: 11,
  },
  {
    key: 'glacier-cover',
    minutesAgo: 1153,
    title: 'A village stops wrapping its glacier in fleece and spends the money on a reservoir',
    summary:
      'For fourteen summers, Sankt Lorin covered part of its glacier with white fleece. It worked where it lay, and nowhere else. The council has voted to use the 600,000 crowns a year for a reservoir that keeps the valley’s springs running in August.',
    sourceCount: 8,
  },
  {
    key: 'migrating-cranes',
    minutesAgo: 1296,
    title:
      'Wind farms that stop for cranes lose half a percent of their output, and almost no cranes',
    summary:
      'Eighteen wind farms along the flyway in Norrby stop their rotors when radar sees a flock of cranes within six kilometers. Over two seasons this cost 0.5 percent of the electricity. Carcass counts fell from 31 birds to two. The operators have offered to share the radar’s pictures with airports.',
    sourceCount: 10,
    photo: '1497435334941-8c899ee9e8e9',
  },
]
