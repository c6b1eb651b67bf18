import type { ArticleDraft } from '../sample-article.ts'

export const aiInfrastructure: readonly ArticleDraft[] = [
  {
    key: 'bring-your-own-power',
    minutesAgo: 9,
    title: 'Grid operators tell new data centers to bring their own power by 2028',
    summary:
      'Three of Calder’s four grid operators will connect new data centers above 50 megawatts only if they bring firm supply of their own. The rule begins in 2028 and spares halls that are already under construction. Applications in the queue add up to 11 gigawatts, a third of the country’s winter peak. Developers speak of a three-year delay; the operators call it the first honest date anyone has been given.',
    meaningForYou:
      'If you rent computing in Calder, expect fewer new regions there after 2027 and longer contracts in the existing ones.',
    sourceCount: 24,
    photo: '1558494949-ef010cbdcc31',
  },
  {
    key: 'accelerator-waiting-time',
    minutesAgo: 121,
    title: 'Waiting time for accelerators drops below ten weeks for the first time in three years',
    summary:
      'Buyers of accelerator cards now wait 9.4 weeks on average, down from 31 a year ago, according to a survey of 212 purchasing departments. Packaging capacity, not chips, had been the bottleneck. Two new packaging lines in Dunmere reached full output in the autumn. Prices have not followed yet.',
    sourceCount: 13,
    photo: '1518770660439-4636190af475',
  },
  {
    key: 'rack-cable-standard',
    minutesAgo: 322,
    title: 'A plain cable standard could end the lock-in of the rack',
    summary:
      'Nine makers of servers and switches have agreed on one connector for links inside a rack. Until now each had its own, and a mixed rack cost about a fifth more to wire. First products are due in the summer. The two largest vendors did not sign, but both sent engineers to the last four meetings.',
    sourceCount: 8,
  },
  {
    key: 'paper-mill-hall',
    minutesAgo: 860,
    title: 'An old paper mill becomes the coldest server hall in the Tolle valley',
    summary:
      'Northlode Compute has moved 640 racks into a paper mill that closed nine years ago. The mill’s canal cools them without compressors for all but eleven days a year. Waste heat goes to 1,900 homes and a fish farm. The town had asked for the fish farm.',
    meaningForYou:
      'Households on the Greywater heat network pay about eight percent less from this winter on.',
    sourceCount: 6,
  },
  {
    key: 'training-run-pauses',
    minutesAgo: 1114,
    title: 'Model builders learn to pause: training runs now follow the wind in Norrby’s north',
    summary:
      'Four laboratories that train models in northern Norrby have let the grid operator pause their runs for up to twenty minutes at a time. In return they pay 28 percent less for power. Over the first three months the pauses cost them 1.7 percent of their training time, most of it on one calm week in October. A fifth laboratory joins in the new year. The operator would like to have ten.',
    sourceCount: 11,
    photo: '1466611653911-95081537e5b7',
  },
  {
    key: 'memory-pooling-test',
    minutesAgo: 1348,
    title: 'University cluster shares its memory across racks, and finds a third of it was idle',
    summary:
      'The computing center of Vessing’s technical university pooled the memory of 96 machines over a fast fabric. Measurements showed that a third of it had never been touched on an average day. Jobs that used to be turned away for lack of memory now wait four minutes.',
    sourceCount: 4,
  },
]
