import type { SampleStory } from '../sample-article.ts'

export const breaking: Record<string, SampleStory> = {
  'ysolde-cable': {
    headlines: [
      'Sorrel Islands lose two of three cables before breakfast',
      'Repair ship sails for deep break as islands ration bandwidth',
      'One line left: what the Sorrel outage means for the mainland',
    ],
    paragraphs: [
      'The first failure was recorded at 04:11 on the northern cable, the second at 05:05 on the Ysolde Bay line. Automatic rerouting took eleven seconds in both cases, and most islanders noticed nothing.',
      'What they did notice came later. Hospitals postponed two remote consultations, the islands’ only data center paused its nightly copy to the mainland, and the lottery draw was read out over the radio.',
      'The repair ship Patient Hand carries 14 kilometers of spare cable. Its captain expects to lift the first end tomorrow night, provided that the swell stays under three meters.',
    ],
  },
  'tolle-dam': {
    headlines: [
      'Upper Tolle gates fully open, 8,600 asked to leave',
      'Elverton and Tarn Hollow move to school halls as reservoir peaks',
    ],
    paragraphs: [
      'The reservoir rose 2.3 meters in nine hours, faster than in any night since the dam was finished 58 years ago. Warm rain on late snow did most of it, according to the valley’s hydrologist.',
      'Police went from door to door with a list of residents who need help with stairs. By seven o’clock 96 percent of the addresses had been visited twice.',
      'Water downstream will run high until Sunday. The rail line along the Tolle is closed between Elverton and Greywater, and buses take the ridge road instead.',
    ],
  },
  'corvane-halt': {
    headlines: [
      'Stale quotes stop the Corvane exchange',
      'Brokers wait as Corvane sorts 3,200 doubtful trades',
      'A slow feed, a fast market: Corvane pulls the plug at 10:04',
    ],
    paragraphs: [
      'Two systems keep the time in Corvane’s data hall. Overnight maintenance left them disagreeing, and the feed began to queue messages that it took for duplicates.',
      'The matching engine itself worked throughout. That is why orders continued to be filled, and why the exchange could not simply rewind to the last good price.',
      'Companies with a second listing in Vessing traded normally there. Their prices moved by less than half a percent during the gap.',
    ],
  },
  'marisport-ferry': {
    headlines: [
      'Passengers rowed ashore after Orla loses steering',
      'Fishing boats help empty stranded ferry off Marisport',
      'Rudder pump under suspicion in Orla grounding',
    ],
    paragraphs: [
      'The Orla had left Dunmere at 23:30 and was due in Marisport at four. The helmsman felt the rudder stop answering just as the channel bends to the east.',
      'Passengers were called to the upper deck by torchlight because the master had switched off the cabins’ power as a precaution. Children were taken off first, in the crews’ own jackets.',
      'No fuel has leaked. The operator has chartered two coaches and a smaller vessel, the Linnet, so that crossings can resume tomorrow with half the usual seats.',
    ],
  },
  'concord-truce': {
    headlines: [
      'Torvan truce signed at dawn, border to reopen',
      'Forty-six cubic meters a second: the number that ended the talks',
      'Calder, Ilmaria agree to let outsiders read the gauges',
    ],
    paragraphs: [
      'Negotiators met in the reading room of a school in Tarn Hollow because its clock tower stands on the border. The last open question was who would pay for the second gauge.',
      'Farmers on both banks had waited for a number that they could plan with. At 46 cubic meters a second, the lower canals can be filled every third day instead of every fifth.',
      'The agreement runs for 140 days. If either side suspends it, the matter goes to three arbiters, two of whom have already been named.',
    ],
  },
  'quellin-vaccine-recall': {
    headlines: [
      'Warm truck spoils a batch of flu vaccine',
      'Quellin invites 9,100 people for a second dose',
    ],
    paragraphs: [
      'A sensor in the truck had recorded the temperature all along. Its report was read only nine days later, when the logger was returned to the warehouse for charging.',
      'The medicines office has since asked all carriers to send readings while a truck is on the road. Three of the five companies that deliver vaccines already do.',
      'Pharmacies will hold a separate hour for those affected, from Monday. The second dose is free and may be given four weeks after the first.',
    ],
  },
}
