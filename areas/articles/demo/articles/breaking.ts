import type { ArticleDraft } from '../sample-article.ts'

export const breaking: readonly ArticleDraft[] = [
  {
    key: 'ysolde-cable',
    minutesAgo: 4,
    title: 'Two subsea cables fail within an hour and leave the Sorrel Islands on a single line',
    summary:
      'Two of the three cables that connect the Sorrel Islands to the mainland stopped carrying traffic before dawn, 54 minutes apart. The remaining line is running at 91 percent of its capacity, and the islands’ operator has asked video services to lower their quality. A repair ship left Port Ansel at 07:20 and needs about nineteen hours to reach the first break, which lies at 1,300 meters. Neither the operator nor the coast guard sees a sign of sabotage; a slide on the seabed slope is thought more likely.',
    meaningForYou:
      'Calls and card payments to the islands should work. Large backups and video meetings there are best left until the weekend.',
    sourceCount: 27,
    photo: '1451187580459-43490279c0fa',
  },
  {
    key: 'tolle-dam',
    minutesAgo: 11,
    title: 'Four valley towns cleared as engineers open the gates of the Upper Tolle dam',
    summary:
      'About 8,600 people were told to leave four towns below the Upper Tolle dam after a night of rain lifted the reservoir to 40 centimeters under its crest. All six gates have been open since 05:15, and the level is falling by two centimeters an hour. Engineers stress that the wall itself is sound. Schools in Elverton and Tarn Hollow serve as shelters.',
    sourceCount: 34,
    photo: '1501785888041-af3ef285b470',
  },
  {
    key: 'corvane-halt',
    minutesAgo: 23,
    title: 'Corvane exchange halts all trading after prices arrive eleven minutes late',
    summary:
      'The Corvane stock exchange stopped trading at 10:04 when its price feed fell eleven minutes behind the orders it was meant to describe. Brokers had already filled some 3,200 orders against stale quotes. The exchange says it will decide by the afternoon which of them stand.',
    meaningForYou:
      'Orders placed in Corvane between 09:53 and 10:04 may be reversed. Wait for your broker’s confirmation before you trade on them.',
    sourceCount: 19,
  },
  {
    key: 'marisport-ferry',
    minutesAgo: 38,
    title: 'All 212 aboard taken off the night ferry Orla after it grounds outside Marisport',
    summary:
      'The night ferry Orla ran onto a sandbank two miles outside Marisport at 03:40 with 188 passengers and 24 crew. Lifeboats and two fishing vessels brought everyone ashore by sunrise; eleven people were treated for cold and bruises. The master reported a failed rudder pump shortly before the grounding. Tugs will try to free the ship on the evening tide.',
    sourceCount: 22,
  },
  {
    key: 'concord-truce',
    minutesAgo: 52,
    title:
      'Calder and Ilmaria sign a written truce over the Torvan reservoir after 31 hours of talks',
    summary:
      'Calder and Ilmaria have agreed on how to share the Torvan reservoir through the dry season, ending a dispute that had closed two border crossings. The text fixes a daily release of 46 cubic meters a second and lets observers from the Concord read the gauges. Both crossings reopen at noon tomorrow. A longer settlement is to be negotiated before April.',
    sourceCount: 40,
    photo: '1529107386315-e1a2ed48a620',
  },
  {
    key: 'quellin-vaccine-recall',
    minutesAgo: 87,
    title: 'Ilmaria recalls 60,000 doses of a winter vaccine that was shipped too warm',
    summary:
      'Ilmaria’s medicines office has recalled one batch of a winter flu vaccine, about 60,000 doses, because a refrigerated truck ran eight degrees too warm for five hours. The vaccine is not harmful, but it may not protect. Some 9,100 people have already had a dose from the batch and will be invited for a second one. The batch number is printed on every vaccination card.',
    meaningForYou:
      'If your card from Ilmaria shows batch WV-2207, ask for a second dose. No other batch is affected.',
    sourceCount: 14,
    photo: '1584982751601-97dcc096659c',
  },
]
