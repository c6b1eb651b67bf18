import type { Words } from './words.ts'

/** Words for technology, science, space, health, sport and culture. */
export const minds: Words = {
  'robot chat neurons prompt':
    'chatgpt openai claude_ai anthropic gemini_ai copilot llm llms language_model chatbot gpt-* generative_ai deepseek mistral_ai ai_agent ai_agents grok ai_model superintelligence open-weight agentic / ai artificial_intelligence künstliche_intelligenz intelligence_artificielle inteligencia_artificial intelligenza_artificiale kunstmatige_intelligentie inteligência_artificial KI IA machine_learning neural_network deepfake*',
  robot: 'humanoid robot robots robotics roboter',
  robotArm: 'automation@!c industrial_robot surgical_robot robotic_arm assembly_line',
  chip: 'chip@atmub chips@atmub chipmaker nvidia tsmc amd gpu accelerator@a processor intel@!p halbleiter semi-conducteur semiconductor* qualcomm asml wafer microchip quantum_comput* qubit gpus chip_maker memory_chip puce_électronique',
  'servers dataHall serverAisle chiller':
    'data_center data_centre datacenter server_farm supercomputer rechenzentrum rechenzentren centre_de_données centro_de_datos data_centers server@atc rack@at compute_cluster hyperscal* server_hall',
  cloud: 'cloud_computing cloud@atum aws azure cloud_storage cloud_outage cloud_service',
  padlock:
    'ransomware cyberattack cyber_attack hacker hackers hacked data_breach cybersecurity malware encryption zero-day vulnerability@tc cisa password passkey spyware infostealer cyberangriff hackerangriff cyberattaque ciberataque attacco_informatico cyberaanval ataque_cibernético datenleck data_leak hack@ct breach@ct exploit@c backdoor botnet two-factor patches@c flaw@c hacking',
  phishing: 'phishing smishing email_scam phishing-*',
  phone:
    'iphone smartphone phone android@!x pixel_1* galaxy_s* telephone cellphone handy@t téléphone teléfono telefonino telefoon telefone foldable@t phones app_store tiktok instagram snapchat whatsapp social_media soziale_medien réseaux_sociaux redes_sociales facebook app@tchu apps@tchu screen_time',
  laptop:
    'laptop macbook computer pc@t windows_1* notebook@t ordinateur ordenador software@!h programmer coder developer@t github linux open-source programming computers vibe-coding coding@ta javascript python@t compiler code@tca build_tool microsoft@tu',
  browser:
    'browser chrome@t firefox website search_engine google_search wikipedia google@tu internet@!g url domain_name // web online@t',
  cable: 'cable fiber_optic fibre_optic seekabel kabel glasfaser* submarine_cable broadband',
  mast: 'cell_tower 5g 6g telecom mobile_network wifi wi-fi router radio@!g antenna@!x mobilfunk wireless_carrier verizon t-mobile vodafone telefónica radio_station signal_app',
  chat: 'messaging_app chat_app group_chat messenger text_messages',
  screen:
    'television netflix streaming hbo disney+ youtube sitcom talk_show video_call fernsehen télévision televisión televisie bbc@g ard_und soap_opera hulu tv late-night_show cbs fox_news msnbc nbc',
  glasses:
    'smart_glasses vr_headset vision_pro augmented_reality virtual_reality ray-ban_meta sunglasses eclipse_glasses',
  gamepad:
    'video_game gaming nintendo playstation xbox esports gamer switch_2 steam@t fortnite minecraft videospiel* jeu_vidéo videojuego videogioco game_pass grand_theft_auto gta twitch roblox steam_deck',
  rocket:
    'spacex rocket@!g starship falcon_9 spaceport rakete fusée cohete razzo foguete ariane blue_origin rocket_launch launch_pad crewed_mission space_launch nasa / space_mission esa raumfahrt spacewalk@!x',
  satellite:
    'starlink space_station space_debris iss@x satellit* satélite gps_signal space_junk orbit@x',
  planet:
    'planet exoplanet saturn@!v jupiter@x uranus neptune pluto@x solar_system mars@xs venus@xs planète planeta pianeta planeet',
  moon: 'moon lunar artemis crater mond lune luna@x maan lua_cheia supermoon ',
  lander: 'lander mars_rover rover@x lunar_lander probe@x',
  astronaut: 'astronaut cosmonaut spacewalk@x astronaute astronauta raumfahrer',
  galaxy:
    'galaxy@sx milky_way big_bang universe dark_matter dark_energy supernova galaxie* galassia galaxia cosmolog* universum nebula star@sx stars@sx',
  blackHole:
    'black_hole schwarzes_loch trou_noir agujero_negro buco_nero zwart_gat buraco_negro gravitational_wave neutron_star',
  comet:
    'comet@!g asteroid meteor meteorite asteroide astéroïde komet perseid* interstellar_object',
  observatory: 'telescope observatory astronom* james_webb hubble teleskop télescope telescopio',
  dish: 'radio_telescope satellite_dish alien_signal seti radar@!cg antenna@x',
  microscope:
    'microscop* bacteria* microbe microbiome cell@hs cells@hs stem_cell protein biolog* microplastic* scientists_discover parasite fungus@sh fungi bakterien mikroskop / researcher@sh scientists@sh laboratory lab@sh forscher chercheurs investigadores ricercatori study@sh',
  flask:
    'chemistry chemical@!g chemist pfas forever_chemicals toxic@!tcg catalyst@s pesticide* chemie chimie química chimica experiment@s experiments@s polymer enzyme plastic@es plastics',
  dna: 'dna gene genes genetic* genome crispr mrna erbgut génome genoma mutation rare_disease ancestry@s clone cloned 23andme',
  brain:
    'brain alzheimer* dementia neuro* parkinson* gehirn cerveau cerebro cervello hersenen cérebro demenz démence mental_health depression@h autism adhd psycholog* psychiatr* migraine therapy_session concussion anxiety schizophrenia',
  heart:
    'heart_attack heart_disease cardiac cardio* heart_failure herzinfarkt infarctus infarto heart_transplant blood_pressure bypass_surgery cholesterol heart@h',
  pulse: 'sepsis intensive_care icu life_support hospital_beds',
  virus:
    'virus@!c covid coronavirus pandemic epidemic outbreak measles ebola influenza flu hiv mpox dengue malaria cholera hantavirus h5n1 infection@!c infections pathogen grippe masern epidemie épidémie epidemia rougeole sarampión morbillo norovirus polio contagio* west_nile mosquito tuberculosis',
  syringe:
    'vaccine vaccinat* vaccin vacuna vaccino impf* vacina booster@h injection@h ozempic wegovy insulin jab@h weight-loss_drug glp-1 fentanyl heroin lethal_injection botox diabetes doses anesthesia',
  pill: 'drugmaker pfizer novo_nordisk pharma* medication antibiotic aspirin painkiller opioid* medicare_drug prescription drug_prices merck@!p eli_lilly fda pille médicament medicamento farmac* medicijn* arzneimittel tablet@h drug@h drugs@h abortion_pill mifepristone overdose psychedelic* ketamine ibuprofen tylenol medicine@h medicines supplement@h',
  bloodDrop:
    'blood_test blood_donation blood_donor blood_bank anemia bluttest blutspende don_du_sang',
  hospital:
    'hospital clinic krankenhaus klinik hôpital ospedale ziekenhuis surgery surgeon ambulance emergency_room nhs nursing_home nurse medicaid medicare health_insurance obamacare hôpitaux hospitales ospedali doctor@!g doctors physician pflege gesundheits* santé_publique salud sanità zorgverzeker* patient@h patients@!m transplant cancer tumor tumour krebs cáncer cancro kanker câncer chemotherapy unitedhealthcare health_care healthcare hospice medical / public_health rfk health_secretary health@!tc',
  eye: 'eyesight blindness vision_loss cataract ophthalm* glaucoma eye_drops',
  tooth: 'dentist dental tooth teeth zahnarzt dentiste fluoride',
  football:
    'soccer premier_league champions_league world_cup fifa uefa bundesliga fußball football@!g futbol fútbol calcio voetbal futebol la_liga serie_a ligue_1 europa_league bayern_münchen fc_bayern real_madrid fc_barcelona manchester_united manchester_city man_utd man_city liverpool_fc arsenal@g chelsea@g tottenham mls messi ronaldo mbappé haaland everton celtic rangers@g',
  'goal football':
    'penalty_shootout goalkeeper striker@g midfielder transfer_window torwart gardien_de_but portero',
  'gridiron goalposts faceguard':
    'high_school_football nfl super_bowl quarterback touchdown college_football patriots@g cowboys@g steelers 49ers packers chiefs@g ravens@g raiders@g rams@g eagles@g falcons@g bengals colts@g broncos seahawks lsu wide_receiver running_back linebacker preseason dallas_cowboys',
  'basketball hoop':
    'nba wnba basketball lakers celtics pacers clippers@g pelicans@g grizzlies@g raptors@g bulls@g hornets@g warriors@g lebron* knicks caitlin_clark ncaa_tournament march_madness timberwolves luka_doncic stephen_curry slam_dunk',
  'baseball diamond bats':
    'mlb baseball yankees dodgers mets@g red_sox pitcher world_series home_run homers ohtani cubs@g phillies padres orioles blue_jays white_sox inning field_of_dreams astros',
  tennis:
    'tennis wimbledon roland_garros djokovic alcaraz sinner@g us_open@g australian_open atp wta grand_slam sabalenka swiatek świątek gauff zverev',
  golf: 'golf golfer pga masters_tournament ryder_cup tiger_woods rory_mcilroy scheffler ',
  cricket: 'cricket@g ashes test_match wicket ipl@g t20 the_hundred batsman virat_kohli',
  stopwatch:
    'marathon sprinter world_record athletics track_and_field 100m olympic_trials leichtathletik athlétisme atletismo atletica hurdles triathlon ironman',
  medal:
    'olympic olympics gold_medal medalist paralympic* olympia jeux_olympiques juegos_olímpicos olimpiadi olympische gymnast* olimpíadas world_championship figure_skating silver_medal bronze_medal skier',
  trophy:
    'trophy championship stanley_cup nhl title_race wins_title award_winner nobel_prize oscars grammy* emmys golden_globe champions@g nobelpreis prix_nobel premio_nobel rugby six_nations ufc boxing boxer wrestl* hockey champion playoffs fifa_award hall_of_fame / award preisträger tournament',
  chequered:
    'formula_1 formula_one f1 nascar grand_prix verstappen hamilton@v motogp indycar rennfahrer le_mans lando_norris',
  swimming: 'swimmer swimming olympic_pool schwimmer* natation natación nuoto zwemmen natação',
  chess: 'chess grandmaster schach échecs ajedrez scacchi schaken xadrez magnus_carlsen',
  'cinema filmReel':
    'film films filmmaker cinema box_office hollywood movie actress cannes@g kino pixar marvel_studios sequel@g kinofilm cinéma película oscar_nominee disney@gu trailer@g blockbuster spielberg movies scorsese',
  'note vinyl guitar':
    'music album singer songwriter concert taylor_swift spotify beyoncé pop_star rapper k-pop bts orchestra symphony band_members eurovision musik konzert musique chanteur chanteuse música cantante concerto muziek zanger* cantor@g vinyl_record jazz hip-hop rock_band guitarist piano composer drake@g bad_bunny coldplay oasis@g musician song@g songs hit_single opera@!t hymn',
  'stage mask':
    'theater theatre broadway musical@g playwright shakespeare ballet dancer comedian stand-up théâtre teatro comedy@g',
  book: 'novel@!hst novelist bestseller booker_prize author@g textbook literature poet poetry memoir buch bücher roman@g livre écrivain libro novela livro boek boeken book books publisher@gu reader@g paperback spelling dictionary',
  bookshelf:
    'library libraries librarian bibliothek bibliothèque biblioteca bibliotheek archives@sg',
  newspaper:
    'journalist journalism newspaper newsroom press_freedom reporter@gp zeitung presse_libre periodista periodismo giornal* krant journaliste washington_post news_outlet press_council',
  painting:
    'painting painter art_gallery artwork banksy picasso van_gogh monet gemälde kunst peinture pintura pittura schilderij cézanne renoir matisse exhibition@g sotheby* christie’s art_dealer sculptor sculpture@g art_museum artist@g paintings mural@g',
  columns: 'museum louvre musée museo',
  camera: 'photograph* fotograf* paparazzi photojournal* cameras polaroid photo photos images@s',
  microphone: 'podcast podcaster joe_rogan radio_host interview@g kimmel colbert broadcaster@g',
  school:
    'school teacher classroom student@!c schule lehrer schüler école élève escuela colegio profesor* scuola insegnant* leraren escola schoolchild* education bildung éducation educación istruzione onderwijs educação kindergarten_teacher pupils ',
  university:
    'university universities harvard college@!m campus professor graduat* student_loan universität hochschule* université universidad università universiteit universidade cambridge oxford@g yale princeton stanford scholarship tuition academic@g phd plagiarism',
  worship:
    'pope vatican church bishop cardinal@p archbishop papst kirche pape église papa_leone iglesia vaticano chiesa kerk igreja mosque@g synagogue priest@g religious cathedral moschee kathedrale cathédrale ramadan pilgrim* basilica temple@g monastery nun@g nuns christian@g',
  magnifier:
    '// investigation probe@pu ermittlungen enquête investigación indagine onderzoek investigação audit@pu fact-check investigators missing_person search_for',
  quiet:
    'adam_driver minnie_driver blasts dolphins@g lions@g tigers@g sharks@g penguins@g ducks@g fire_sale fires_ceo heart_of brain_drain flood_of flooded_with tide_of fish_out cash_cow sacred_cow bear_market bull_market moon_shot over_the_moon rocket_fuel skyrocket* house_arrest school_of_thought old_school back_to_school_sale road_map road_to bridge_the bridges_gap bridge_gap dark_horse silver_lining gold_standard gold_rush ice_breaker cold_war train_of_thought bring_home court_of_public tennis_court basketball_court food_for_thought big_apple salt_lake lake_city great_lakes_avenue sand_lake rock_star star_wars oil_and_water water_down jump_ship ship_of abandon_ship chess_game plays_chess back_to_school school_friendly trojan_horse cat_and_mouse elephant_in lion_king tiger_woods_foundation wolf_of wolves_beat eagle_scout apple_music crystal_palace outer_banks left_bank west_bank food_bank bank_on data_bank power_bank star_power body_of_water dead_in_the_water family_guy father_of_the oklahoma_city_thunder miami_hurricanes carolina_hurricanes tampa_bay_lightning colorado_avalanche san_jose_earthquakes houston_rockets new_orleans_pelicans tornado_of war_on war_of_words war_on_drugs price_war bidding_war culture_war star_witness mother_lode queen_of burger_king queens_new_york court_of_arbitration fifth_avenue_store train_wreck crash_course crash_diet market_crash flash_crash stock_crash crash_out app_crash computer_crash photo_shoot shooting_guard shooting_star shooting_film gun_shy jumped_the_gun top_gun smoking_gun',
}
