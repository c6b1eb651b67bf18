/**
 * Everyday words, each with the words that news uses instead: a question says "stuck", the report "stranded". They
 * count less than the word itself.
 */
export const EVERYDAY_WORDS = `
  accident crash derailment derailed collision wreck|picture painting paintings photo photograph artwork image|agency bureau department administration|
  prize award trophy medal|kid minor underage teen teens children|grownup adult|guy suspect driver gunman|thief thieves burglar robber|crook fraudster swindler|
  spill spilled dumped leaked strewn|road highway street freeway motorway interstate|crew team staff|hole crater pit gap opening|space orbit|rocket booster spacecraft missile|
  power electricity energy|station plant facility site|flat apartment|shop store retailer chain|factory plant mill|farm ranch|boss chief leader head president|
  deal agreement pact accord truce settlement|row dispute feud spat clash|fight battle clash brawl dispute|brawl fight scuffle melee|ban prohibit outlaw bar forbid block|
  rule regulation policy law order|permit license licence authorization approval|licence license permit renewal|scrap rescind repeal revoke cancel drop abandon|
  scandal controversy allegations furor|angry furious outraged upset|worried concerned alarmed anxious fear|happy pleased delighted|sad mourning grief mourn|
  sick ill illness disease unwell|illness disease cancer condition disorder diagnosis ailment|matter problem wrong issue disorder condition|cure treatment therapy drug vaccine|
  operation surgery procedure|injury hurt injured wound|hurt injured wounded injuries|dead killed died fatal deadly|kill murder slay slain killing|
  murder homicide killing manslaughter slaying|die death dies obituary passed|cause behind reason led caused|blame accuse accused fault sued alleged|
  blamed accused alleged sued charged|accuse allege claim blame|suspect accused defendant charged|charge indict accused counts|trial case court proceedings hearing|
  jury jurors panel|lawyer attorney counsel barrister|judge justice court ruled|court judge tribunal ruling|appeal challenge contest overturn|
  sue lawsuit suit sues filed legal|lawsuit sue sued suit sues complaint|verdict convicted acquitted guilty|admit confess plead pleaded guilty acknowledged admitted|
  prison jail behind bars sentence|jail prison sentenced imprisoned years|punishment sentence penalty fine sanction|fine penalty fined|
  arrest detain custody arrested detained apprehended caught nabbed|catch arrested captured caught seized|escape fled flee|free released release freed|
  kidnap abduct abducted hostage kidnapped captive|hostage captive kidnapped abducted|missing disappeared vanished lost|search hunt manhunt look|
  find discover found discovered uncover recovered located unearthed|get receive obtain win|return back recover restored retrieve regain|
  raise hike increase lift boost|grow increase rise expand|shrink decline contract fall|jump surge soar leap spike rise climb skyrocket|
  rise rose climb increase surge jump gain soar|drop fall decline slump tumble plunge sink slide|sink fall drop plunge tumble|lose lost loss defeat|
  biggest largest record|highest record peak|lowest record|size large big wide acres|worth value valued price|expensive costly price|cheap affordable low-cost|
  pay payment paid settle compensation settlement|money cash funds funding dollars million|spend spent cost spending outlay expenditure|earn paid salary income pay|
  debt owed borrowing|borrow loan lend|loan borrow lending credit|tax levy duty taxes|tariff duty duties levy tariffs|trade commerce exports imports|
  buy purchase acquire takeover bought sale|sell sale sold|owner owned owns|shares stock stocks equity|stock shares share price|market markets stocks exchange|
  firm company business maker group|company firm corporation maker giant group|start launch begin debut opening founding|begin start commence launch|
  founder founded started co-founder creator co-founded|end finish conclude stop expire close wrap|stop halt block end pause suspend|pause halt suspend delay freeze|
  delay postpone push pause defer|cancel scrap call off drop|shut close closed shutdown closure|close shut closing closure|open reopen launch unveil|
  leave depart quit exit step resign|quit resign leave step exit departs|fire sack dismiss ouster remove oust|sacked fired dismissed ousted removed|hire appoint name recruit tap|
  pick choose select nominate nominee nomination tap chose|choose pick select chose nominee|nominate pick tap choose name|appoint name nominate tap|successor replace succeed next|
  replace succeed successor takeover substitute|charge lead head run commissioner control|lead head chair run direct|run lead head race campaign bid candidate|
  candidate nominee contender hopeful running|opponent rival challenger face facing against|face face-off meet challenge against rival|rival opponent competitor|
  race contest election primary campaign|election vote poll ballot primary|seat district position|vote ballot election poll voting|voters electorate|
  poll survey polling|survey poll study|lead ahead leads leading advantage|ahead leads leading lead|tie draw level even deadlock|score result final goals points|
  win victory beat defeat triumph won|beat defeat win topple upset oust|knock beat eliminate defeat oust lose topple|match game contest|final championship|
  player athlete star|coach manager trainer|team club squad side|fan supporter|season year campaign|league division|
  suspend ban suspended banned|allowed permitted barred banned suspended|play compete season match|cheat doping test|drug substance medication cocaine doping|
  army military troops forces|war conflict fighting|drill exercise exercises training maneuvers|exercise drill drills training|bomb strike bombing airstrike attack|
  airstrike strike bombing attack raid|airfield airbase air base runway|base airbase camp installation|weapon gun arms missile|shoot shot fire gunfire|
  soldier troops servicemember military|ship vessel carrier destroyer tanker boat|plane aircraft jet airplane flight|flight plane aircraft airline|helicopter chopper aircraft|
  board aboard passengers carrying|ride trip journey|train rail locomotive|car vehicle automobile truck|driver motorist|bike bicycle cyclist|
  storm hurricane cyclone typhoon rain|rain storm downpour flooding|flood flooding deluge|heat hot heatwave temperature|drought dry water shortage|fire blaze wildfire|quake earthquake tremor|
  president leader head|prime premier|minister secretary official|government administration state officials|senator senate|congress lawmakers house|lawmaker congressman senator representative|
  governor gubernatorial|governorship governor gubernatorial|mayor city|diplomat ambassador envoy|expel banish deport kick|deport remove expel deportees|refugee migrant asylum|
  migrant immigrant deportee asylum|border frontier|visa permit immigration|sanction penalties embargo punish|embargo sanctions trade ban|
  aide adviser assistant advisor staffer|adviser advisor aide consultant|spokesman spokesperson press secretary|speech address remarks|talk speak discuss talks|
  talks negotiations negotiate discussions|meet meeting summit|visit trip travel visiting|promise pledge vow|threaten warn threat|warn warning caution|
  ask request urge call|react respond response reaction condemn|answer respond reply response|reply respond answer|criticize slam condemn blast attack|
  praise hail laud|support back endorse backing|oppose against reject fight|refuse reject decline deny|deny reject refute dispute|claim allege say assert|
  lie false falsehood misled|secret hidden covert|hide conceal cover|reveal disclose unveil show announce|show reveal display unveil|announce unveil reveal say|
  tell say reveal inform|write publish author wrote|book memoir novel|reporter journalist correspondent|journalist reporter correspondent|newspaper paper daily|
  film movie picture|movie film|song single track|singer musician artist|drummer musician band|band group|actor star actress|actress star actor|celebrity star famous|
  show series program|host presenter anchor|television tv broadcast network|channel network station|
  school college university|student pupil undergraduate|teacher professor educator|professor academic scholar|study research report|test trial exam|scientist researcher expert|
  doctor physician medic|nurse medic|hospital clinic|patient sick|vaccine shot jab|virus infection outbreak|infection case cases infected|infected cases infections|
  baby infant newborn child|mother mom|father dad|parents family couple|family relatives loved|wife spouse partner|husband spouse partner|boyfriend partner fiance|marry wed wedding|wedding married marry|
  body remains corpse|bodies remains corpses|bury burial funeral laid|grave cemetery buried|statue monument memorial sculpture|church cathedral parish|pope pontiff vatican|
  house home residence mansion|residence home house|landlord owner|tenant renter|rent lease|build construct construction|building structure tower|bridge span|
  park reserve forest|forest woods trees|tree logging forest|animal wildlife species creature|snake python reptile|dog puppy canine|fish seafood|bear grizzly|
  water drinking|food meal groceries|drink beverage soda|gas fuel petrol gasoline|oil crude petroleum|coal mining mine|gold bullion|
  phone smartphone mobile|computer laptop|app software|robot humanoid robotics|machine robot device|hacker cyber breach|data information records|
  record document documents files|map chart|picture photo image|camera surveillance video|video footage clip|
  old aged age|young youth age|long length duration|fast speed|strong magnitude powerful|deep depth|tall height high|heavy weight|
  often frequently times|first debut inaugural|last final latest|new latest recent|next upcoming successor|wrong fail mistake error problem|fail failure failed unsuccessful|
  mistake error blunder gaffe|success succeed worked|smuggle trafficking smuggled hidden|smuggler trafficker|gang cartel ring|ring gang network|steal theft stolen looted|
  rob robbery robbed|fraud scam scheme|scam fraud scheme|trick deceive mislead|deceive mislead defraud|protest demonstration rally march|march rally protest|strike walkout|
  union workers labor|worker employee staff|job work employment|unemployed jobless|bankrupt insolvency collapse|collapse fell crumble|fall collapse plunge|
  launch rollout introduce unveil debut|introduce launch unveil|product device model|price cost fee|fee charge price|ticket tickets admission|sale sales auction|auction sold sale|
  gift donation present|donate give donation|help aid assist support|aid help assistance relief|rescue save saved|save rescue|survive survivor|survivor rescued|
  trapped stuck stranded|stuck trapped stranded|crowd people audience|audience viewers crowd|viewers audience ratings watch|watch view viewers|
  famous celebrity star|rich wealthy billionaire|poor poverty|wealth fortune net worth|fortune wealth worth billion|billionaire wealthy tycoon mogul`
