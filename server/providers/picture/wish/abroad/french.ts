import { set, type Tongue } from './tongue.ts';

export const french: Tongue = {
  things: set(
    'chien chiens chienne chiot chiots retriever chat chats chatte chaton chatons cheval chevaux poney licorne vache vaches taureau veau cochon cochons mouton moutons agneau chevre poule coq canard canards oie cygne cygnes hibou chouette',
    'aigle faucon corbeau perroquet manchot pingouin pingouins oiseau oiseaux pigeon mouette flamant colibri renard renards loup loups ours panda koala lion lions lionne tigre tigres leopard panthere guepard elephant elephants girafe zebre',
    'rhinoceros hippopotame singe singes cerf cerfs biche elan lapin lapins lievre ecureuil herisson raton blaireau loutre castor souris rat hamster baleine baleines dauphin dauphins requin poisson poissons pieuvre meduse crabe phoque tortue',
    'grenouille lezard serpent crocodile dragon dragons dinosaure phenix papillon papillons abeille coccinelle araignee libellule escargot animal animaux fleur fleurs rose roses tulipe tulipes lys orchidee tournesol tournesols lavande bouquet plante cactus arbre arbres chene champignon champignons feuille',
    'pomme orange citron fraise fraises cerise cerises raisin peche poire fruit fruits legume legumes tomate citrouille pain croissant croissants gateau tarte biscuit pizza hamburger soupe salade fromage chocolat glace repas diner',
    'cafe vin biere tasse verre bouteille bol assiette voiture voitures camion bus train trains moto velo tramway avion helicoptere fusee bateau bateaux voilier ballon montgolfiere robot vaisseau satellite ordinateur piano guitare violon tambour',
    'livre livres lettre carte montre horloge lampe lanterne bougie bougies miroir chaise canape lit table vase boite coffre cle epee bouclier couronne bague statue sculpture poupee jouet',
  ),
  scenes: set(
    'paysage paysages montagne montagnes foret forets mer lac ocean plage plages cote ile riviere cascade desert prairie champ champs vallee colline jardin parc ciel lune soleil aurore nuages orage pluie neige brouillard',
    'ville village rue ruelle maison cabane chateau eglise tour phare pont port gare marche chambre salon cuisine bibliotheque espace galaxie planete',
  ),
  people: set(
    'femme femmes homme hommes dame dames monsieur fille filles garcon garcons personne personnes gens amie amies ami amis copine copain epouse mari couple famille mere pere soeur frere enfant enfants bebe',
    'reine roi princesse prince chevalier guerriere guerrier soldat chasseur chasseuse mage sorciere sorcier elfe vampire ange demon deesse dieu heroine heros pirate cowboy nonne moine medecin professeur',
    'serveuse serveur danseuse danseur chanteuse chanteur musicien peintre cuisinier fermier marin capitaine astronaute policier cavalier actrice acteur modele mannequin visage portrait selfie blonde brune rousse quelqu',
  ),
  pronouns: set('tu toi te ton ta tes tien vous votre vos elle elles lui il ils son sa ses leur leurs'),
  looks: set(
    'cheveux yeux sourire robe jupe chemisier chemise pantalon jean veste manteau chapeau bonnet lunettes echarpe pull chaussures bottes bikini maillot costume uniforme tresse boucles barbe levres armure',
  ),
  articles: set('le la les un une des du l d et ou deux trois de'),
  prepositions: set('avec dans sur sous devant derriere pres chez entre vers par pour comme au aux en a'),
  without: set('sans aucun aucune'),
  request:
    /^(?:s il te plait |stp |peux tu |tu peux |pourrais tu |je (?:veux|voudrais) (?:voir )?|j aimerais (?:voir )?|montre moi |envoie moi |dessine moi |dessine |peins |fais moi |cree |genere |me montrer |m envoyer )*/u,
  medium: /\b(?:photo|image|dessin|peinture|tableau|illustration|croquis) (?:de |du |des |d |avec )/u,
  doing: /\w{3}(?:ant|er|ir)$/u,
};
