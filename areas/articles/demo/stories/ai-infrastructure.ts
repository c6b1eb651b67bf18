import type { SampleStory } from '../sample-article.ts'

export const aiInfrastructure: Record<string, SampleStory> = {
  'bring-your-own-power': {
    headlines: [
      'No power plant, no plug: Calder’s grid sets terms for data centers',
      'Queue of 11 gigawatts prompts rule on firm supply',
      'Developers fear three lost years under grid rule',
    ],
    paragraphs: [
      'Firm supply may be a plant next door, a contract with a hydro dam or batteries that last eight hours. Certificates of origin do not count, because they cannot be switched on.',
      'The fourth operator, which runs the grid around Brennick, is preparing a similar text with a lower threshold. Its network has turned down every request above 20 megawatts since May.',
      'Consumer groups welcomed the rule. Households in two regions have paid for three emergency purchases of power since the summer, at nine times the usual price.',
    ],
  },
  'accelerator-waiting-time': {
    headlines: [
      'Accelerator queue shrinks to 9.4 weeks',
      'Packaging lines in Dunmere clear the backlog',
      'Cards arrive faster, bills stay the same',
    ],
    paragraphs: [
      'The survey covers universities, hospitals and mid-sized companies; the largest buyers have contracts of their own and were left out.',
      'One purchasing manager described receiving two shipments in the same week, ordered eleven months apart. Her department has asked a neighboring institute to store one of them.',
      'Analysts expect list prices to move in the spring, when the next generation is announced. Used cards have already lost a quarter of their value.',
    ],
  },
  'rack-cable-standard': {
    headlines: [
      'Nine vendors settle on a connector for the rack',
      'Mixed racks may soon cost no more to wire',
    ],
    paragraphs: [
      'The connector is older than most of the people who will use it: its shape comes from a railway signal plug with an expired patent. It survives 10,000 insertions and can be told apart by touch.',
      'What changes is the protocol on the wire, which negotiates speed and power in 30 milliseconds. The draft is open to anyone, and so is the test suite.',
    ],
  },
  'paper-mill-hall': {
    headlines: [
      'Greywater’s mill hums again, with servers',
      'Canal water cools 640 racks, then warms 1,900 homes',
      'Why a data center came with a fish farm',
    ],
    paragraphs: [
      'The canal leaves the hills at five degrees in winter and at fourteen in August. Heat exchangers from the paper machines were kept, cleaned and turned around.',
      'Northlode pays the town for the water by temperature: the cooler it goes back, the less it costs. The trout in the farm prefer it at twelve degrees, which both sides can meet.',
    ],
  },
  'training-run-pauses': {
    headlines: [
      'Norrby’s labs trade patience for cheaper power',
      'Twenty minutes at a time: training that follows the wind',
      'Grid operator courts five more labs after calm October',
    ],
    paragraphs: [
      'A pause begins with a message ten seconds ahead. The run writes its state to disk, the cards drop to a tenth of their power, and the fans slow down one row after the other.',
      'Engineers had feared that frequent stops would wear out the power supplies. So far the failure rate is no different from that of the years before.',
      'The arrangement suits long runs best. Laboratories that answer users’ questions around the clock cannot pause, and two of them have built batteries instead.',
    ],
  },
  'memory-pooling-test': {
    headlines: [
      'A third of the memory was never used, cluster finds',
      'Vessing pools 96 machines and stops turning jobs away',
    ],
    paragraphs: [
      'Reaching into another rack costs 340 nanoseconds more than staying at home. For two thirds of the jobs this made no measurable difference.',
      'The exceptions were weather models, which now carry a mark that keeps them on one machine. The team has published its traces so that others can check the figures against their own load.',
    ],
  },
}
