import type { Words } from './words.ts'

/** Words for government, law, crime and war. */
export const states: Words = {
  'ballot ballotPaper booths rosette':
    'fox_news_poll cnn_poll new_poll poll_finds poll_shows election ballot midterm referendum polling_station voting voter electoral wahl wahlen bundestagswahl landtagswahl élection présidentielle_20* elección elecciones elezion* verkiezing* eleição eleições runoff redistrict* gerrymander* primary@pbg primaries candidate@!h ranked-choice votes / vote poll@pg polls@pg campaign_trail',
  'parliament hemicycle':
    'capitol_hill parliament parlament* parlement bundestag / senate congress lawmaker legislat* sénat parlamento congreso senado senator assemblée_nationale tweede_kamer knesset lok_sabha house_of_representatives house_of_commons mp mps filibuster shutdown@pb government_shutdown speaker_johnson / gop democrats republicans coalition@pb regierung gouvernement gobierno governo sen rep',
  columns:
    '/ white_house supreme_court ministry ministerium ministère ministerio ministero ministerie ministério state_department pentagon justice_department treasury_department downing_street kremlin / administration federal_government',
  'podium microphones signing motorcade':
    'press_secretary press_conference press_briefing inauguration oval_office speech@!tac / president chancellor governor mayor bundeskanzler kanzler presidente premier@p minister ministre ministro premiê / trump biden putin macron merz starmer netanyahu zelensky* xi_jinping modi meloni sánchez vance rubio farage orbán erdogan lula milei mamdani kamala_harris newsom leavitt',
  'gavel scales lawBooks jury':
    'verdict lawsuit court courtroom supreme_court_ruling judge jury sentenced indicted indictment sues sued plaintiff judges convict* acquitt* trial@pgbcuva prosecutor* antitrust gericht* urteil prozess@pg richter tribunal procès juicio sentencia processo tribunale rechtbank rechter julgamento murder_trial class_action subpoena guilty bundesverfassungsgericht anklage mistrial testif* injunction',
  scales:
    'justice_system human_rights civil_rights equal_rights law_firm ICC ICJ international_criminal_court europäischer_gerichtshof / lawyer attorney legal_battle equality justice_dept doj gleichberechtigung anwalt avocat@pg abogado avvocat* advocaat',
  scroll:
    'constitution constitutional treaty executive_order declaration_of_independence verfassung traité tratado trattato verdrag grundgesetz magna_carta / bill_passes legislation law act_of_congress sanction* loi gesetz ley_de legge wet_op sanktionen label@p regulat* ruling ban@ptua bans@p banned@p',
  document:
    'tax_form tax_return census leaked_documents classified_documents epstein_files job_application contract_signed paperwork whitepaper draft_law memo / report_finds / document dossier files@pg',
  receipt:
    'tax taxes taxpayer taxation vat_rate steuer* impôts impuesto tasse_e belasting* impostos levy hacienda receipt surcharge / budget haushalt presupuesto begroting bilancio',
  flag: 'independence_day national_anthem flag_burning nationalist national_holiday secession independence_referendum olympic_ceremony state_visit / diplomat ambassador embassy diplomacy botschafter ambassade embajada ambasciata foreign_minister außenminister foreign_ministry / nationwide sovereignty',
  handshake:
    'merger acquisition acquires takeover@mut trade_deal partnership joint_venture trade_agreement fusionne fusión@um übernahme@um fusie overname merge_with merges_with buyout deal_signed sign_deal signs_deal agree_deal reach_deal / agreement accord@!v deal@pumb trade_talks in_talks negotiations acuerdo accordo abkommen akkoord acordo verhandlungen summit@pbm gipfel@pb sommet g7 g20',
  'police patrolCar':
    'police policeman sheriff cops detective polizei polizist policía polizia politie polícia gendarme* carabinieri fbi state_trooper manhunt kidnap* burglar* robbery robber theft thief thieves heist stolen interpol europol drug_bust smuggl* suspect gunman / charged crime@pgb criminal gang cartel fraud@!th mafia extortion scam@!c crimen crimine criminalité ICE secret_service',
  'police handcuffs': 'arrested arrest arrests festgenommen verhaftet arrêté detenido arrestato',
  policeTape:
    'shooting school_shooting stabbing stabbed murder homicide killing@pgb shot_dead shootout fatally_shot shooter knife_attack messerangriff schießerei fusillade tiroteo sparatoria assassinat* bodies_found found_dead crime_scene body_found mord meurtre asesinato omicidio moord femicide shot_and_killed stabs / suspicious_death gun ',
  prison:
    'prison prisoner jail jailed inmate imprisoned death_row death_penalty detainee hostage detention behind_bars gefängnis haft prisión cárcel carcere prigione gevangenis prisão hostages execution@pg executed@pg executions@pg geisel otages rehenes ostaggi',
  border:
    'border migrant migration immigrant immigration asylum refugee deportation deport deported grenz* migranten flüchtling* frontière migrante frontera migranti confine vluchteling* fronteira ceuta checkpoint@pgb customs@pmub',
  passport:
    'passport visa@pgtu citizenship reisepass visum passeport pasaporte passaporto paspoort birthright green_card',
  protest:
    'protest protester demonstrat* strike_vote walkout picket labor_union trade_union union_workers manifestation manifestant grève huelga protesta sciopero staking greve streik protesters riot unrest uprising gewerkschaft* syndicat@pu sindicat* march_against general_strike workers_strike strike_over strike_ends / rally@pg union@u activist',
  crown:
    'king_charles queen monarchy royal_family prince_william prince_harry kate_middleton meghan_markle coronation crown_prince könig* royals@!g royal_wedding roi_charles reina_letizia / palace princess',
  dove: 'ceasefire peace_talks peace_deal truce peace_treaty armistice waffenruhe waffenstillstand cessez-le-feu alto_el_fuego cessate_il_fuoco tregua staakt-het-vuren cessar-fogo frieden nobel_peace peace@pgb peace_process paix paz_en pace_in',
  'tank helmet':
    'tank@pgb troops soldier army infantry military_exercise* military_base panzer bundeswehr soldat soldaten ejército esercito militaire leger_en exército ground_offensive war_in military_drills veteran@pg marines national_guard mobilization conscript* wehrpflicht battlefield frontline front_line / military nato guerre guerra krieg oorlog war@pgbmu invasion hezbollah pentagon_chief ukraine_war idf militia / ukraine gaza hamas',
  'missile launcher':
    'airstrike air_strike rocket_attack ballistic bomb bombing bombed bombardment air_raid shelling iron_dome raket* luftangriff missil* frappe bombardement ataque_aéreo bombardeo nuclear_weapon warhead air_defense air_defence airstrikes israeli_strikes us_strikes russian_strike israeli_strike hypersonic nuclear_test nuclear_deal ',
  jet: 'fighter_jet f-35 f-16 warplane air_force eurofighter kampfjet avion_de_chasse stealth_bomber fighter_plane airshow air_show',
  'warship carrier':
    'warship navy aircraft_carrier submarine destroyer@pgb frigate uss naval coast_guard kriegsschiff kriegsmarine marineschiff sous-marin buque_de_guerra sottomarino sailors carrier_strike overboard',
  explosion:
    'explosion blast@pgbuxe explodes exploded detonat* explosión esplosione explosie explosão',
  warning:
    'crash@gpbv collision pileup derail* car_crash hazard evacuat* state_of_emergency emergency_alert catastrophe unfall rückruf accident accidente incidente ongeluk acidente evacuación evacuazione crashed collapses@gb toxic_spill / disaster katastrophe recall@!a recalls@!a emergency warning alert@!c alarm',
  fireEngine:
    'rescue_workers rescuers search_and_rescue emergency_crew rescue_team rettungskräfte secouristes equipos_de_rescate soccorritori',
  drone: 'drone drones drohne drohnen quadcopter dron unmanned_aerial',
  surveillance:
    'surveillance cctv spyware_maker facial_recognition security_camera license_plate_reader flock_camera überwachung vidéosurveillance videosorveglianza videovigilancia spy spies espionage spionage wiretap number_plate',
}
