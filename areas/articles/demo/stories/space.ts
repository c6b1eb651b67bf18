import type { SampleStory } from '../sample-article.ts'

export const space: Record<string, SampleStory> = {
  'south-rim-lander': {
    headlines: [
      'Wren stands, slightly crooked, on the rim of Amund',
      'Forty-one pictures in an hour from the lunar south',
      'A lamp for a place without light: what Wren does next',
    ],
    paragraphs: [
      'Wren weighs 310 kilograms and was built by a team of 62 in Port Ansel. Its predecessor was lost two years ago when a height sensor mistook a shadow for the ground.',
      'This time the computer compared three kinds of measurement and let two of them overrule the third. During the last ninety seconds that happened four times.',
      'The probe hangs from 120 meters of cable and looks for frost in the upper hand’s breadth of soil. If it finds any, the sample will be heated on the spot and its vapor weighed.',
    ],
  },
  'tether-unreels': {
    headlines: [
      'Eighteen kilometers of tape, and no jam',
      'Sorrel satellite climbs without burning anything',
    ],
    paragraphs: [
      'The tape is as wide as a shoelace and thinner than kitchen foil. It was wound by hand, since every machine that the team tried put a slight twist into it.',
      'Current flows through the tape and the field pushes back, as it would on the coil of a motor. Run the other way, the same arrangement would lower a dead satellite within months.',
    ],
  },
  'debris-insurance': {
    headlines: [
      'Crowded orbits now cost four times as much to insure',
      'Premiums by altitude push operators upward',
      'A discount for leaving on time',
    ],
    paragraphs: [
      'Until last year a policy asked about the rocket and the builder, and hardly about the neighborhood. Close approaches above a certain size have since doubled.',
      'The insurers share one catalog, assembled from four radar networks. Operators may correct it, and 230 corrections were accepted in the first month.',
    ],
  },
  'kirrow-spaceport': {
    headlines: [
      'Third time lucky at Kirrow',
      'Ice charts every six hours after polar launch',
      'How a spaceport made peace with its fishing fleet',
    ],
    paragraphs: [
      'The launch took place at 04:52, eight minutes before the window closed. Two hundred villagers watched from the net lofts, which offer the best view and the best shelter from the wind.',
      'Boats are now told about a launch ten days ahead and paid for a lost catch within a week. In return they switch on their transponders inside the zone.',
      'The rocket’s first stage came down 460 kilometers to the north and was sighted by an aircraft. It will not be recovered this time.',
    ],
  },
  'asteroid-shadow': {
    headlines: [
      'Pupils measure a peanut-shaped asteroid',
      'Sixty-one schools, one faint star, four seconds of darkness',
    ],
    paragraphs: [
      'The star vanished for between 1.1 and 4.2 seconds, depending on where a school stood. Clouds cost the project nine stations, among them all four on the Tamarind coast.',
      'Each school received a camera that stamps frames with satellite time. They may keep it, and the next shadow passes over six of them in March.',
    ],
  },
  'moon-clock': {
    headlines: [
      'Fifty-seven microseconds a day: lunar time is settled',
      'No leap seconds, no time zones for the Moon',
      'Why a lander needs a second of its own',
    ],
    paragraphs: [
      'A clock on the Moon sits in weaker gravity and therefore runs faster. Engineers have so far corrected each mission by hand, which works while there are few of them.',
      'Eleven are planned for the next three years. Two landers that disagree about the time also disagree about where they are, and radio beams have missed their targets for that reason before.',
      'The delegates met for two days in Vessing and finished early. The longest debate concerned the name, and ended with none.',
    ],
  },
}
