import { say, type Look, type Term } from '../term.ts';

const calmed = (): Look => ({ expression: 'calm' });
/** A word for how somebody looks that can be said of other things too. */
const mood = (expression: NonNullable<Look['expression']>, ...phrases: readonly string[]): [string, Term][] =>
  say({ of: { mood: { expression }, eyes: { expression }, face: { expression } }, alone: { expression } }, ...phrases);
/** A word that can be said of nobody but a person. */
const does = (expression: NonNullable<Look['expression']>, ...phrases: readonly string[]): [string, Term][] =>
  say({ look: { expression }, without: calmed }, ...phrases);

export const faceWords: readonly [string, Term][] = [
  ...say({ noun: 'eyes' }, 'eyes', 'eye', 'eyed'),
  ...say({ of: { eyes: { eyeShape: 'almond' } } }, 'almond', 'almond shaped'),
  ...say({ of: { eyes: { eyeShape: 'round' }, face: { faceShape: 'round' } } }, 'round'),
  ...say({ of: { eyes: { eyeShape: 'hooded' } } }, 'hooded'),
  ...say({ of: { eyes: { eyeShape: 'monolid' } } }, 'monolid'),
  ...say({ of: { eyes: { eyeShape: 'upturned' } } }, 'upturned', 'cat like'),
  ...say({ of: { eyes: { eyeShape: 'downturned' } } }, 'downturned'),
  ...say({ noun: 'skin' }, 'skin', 'skinned', 'complexion'),
  ...say({ noun: 'face' }, 'face', 'faced'),
  ...say({ of: { face: { faceShape: 'oval' } } }, 'oval'),
  ...say({ of: { face: { faceShape: 'square' } } }, 'square', 'angular'),
  ...say({ of: { face: { faceShape: 'heart' } } }, 'heart shaped'),
  ...say({ of: { face: { faceShape: 'diamond' } } }, 'diamond shaped'),
  ...say({ noun: 'lips' }, 'lips', 'mouth'),
  ...say({ of: { lips: { lips: 'full' }, build: { build: 'full' } } }, 'full', 'plump'),
  ...say({ of: { lips: { lips: 'thin' }, build: { build: 'slight' } } }, 'thin', 'narrow'),
  ...say({ noun: 'nose' }, 'nose', 'nosed'),
  ...say({ of: { nose: { noseShape: 'button' } } }, 'button', 'snub', 'small', 'tiny'),
  ...say({ of: { nose: { noseShape: 'aquiline' } } }, 'aquiline', 'roman', 'hooked'),
  ...say(
    { of: { nose: { noseShape: 'broad' }, build: { build: 'broad' }, mood: { expression: 'bright' } } },
    'broad',
    'wide',
    'big',
  ),
  ...say({ of: { nose: { noseShape: 'fine' } } }, 'fine', 'delicate'),
  ...say({ noun: 'build' }, 'build', 'figure', 'physique', 'body', 'shoulders', 'shouldered'),
  ...say(
    { of: { build: { build: 'slight' } }, alone: { build: 'slight' } },
    'slim',
    'slender',
    'petite',
    'slight',
    'skinny',
  ),
  ...say({ look: { build: 'athletic' } }, 'athletic', 'muscular', 'sporty'),
  ...say({ look: { build: 'broad' } }, 'burly', 'stocky'),
  ...say({ look: { build: 'full' } }, 'chubby', 'curvy', 'plus size', 'full figured'),

  ...say({ noun: 'mood', look: { expression: 'gentle' }, without: calmed }, 'smile', 'smiles', 'smiling'),
  ...say({ noun: 'mood' }, 'expression', 'look', 'gaze', 'mood'),
  ...mood('gentle', 'gentle', 'soft', 'kind', 'tender', 'warm', 'shy'),
  ...mood('bright', 'bright', 'happy', 'joyful', 'cheerful', 'radiant'),
  ...mood('wry', 'wry', 'mischievous', 'playful', 'teasing', 'cheeky', 'sly'),
  ...mood('calm', 'calm', 'serene', 'peaceful', 'relaxed', 'neutral', 'serious'),
  ...mood('thoughtful', 'thoughtful', 'pensive', 'dreamy', 'melancholic', 'melancholy', 'sad', 'wistful'),
  ...mood('confident', 'confident', 'proud', 'determined', 'bold', 'fierce', 'self assured'),
  ...mood('curious', 'curious', 'surprised', 'astonished', 'intrigued'),
  ...does('bright', 'laughing', 'laughs', 'laugh', 'grinning', 'grin', 'beaming'),
  ...does('curious', 'wide eyed'),
  ...does('wry', 'smirking', 'smirk', 'winking'),
  ...does('thoughtful', 'lost in thought', 'thinking', 'daydreaming', 'looking away'),

  ...say(
    { look: { pose: 'left' } },
    'looking left',
    'facing left',
    'turned left',
    'looking to the left',
    'facing the left',
  ),
  ...say({ look: { pose: 'left' } }, 'turned to the left', 'in profile', 'side view', 'from the side'),
  ...say({ look: { pose: 'right' } }, 'looking right', 'facing right', 'turned right', 'looking to the right'),
  ...say({ look: { pose: 'right' } }, 'facing the right', 'turned to the right'),
  ...say(
    { look: { pose: 'front' } },
    'looking at the camera',
    'facing the camera',
    'looking at the viewer',
    'looking at me',
  ),
  ...say(
    { look: { pose: 'front' } },
    'facing the viewer',
    'facing me',
    'front view',
    'from the front',
    'facing forward',
    'frontal',
  ),

  ...say({ person: { presentation: 'feminine' } }, 'woman', 'lady', 'feminine', 'female'),
  ...say({ person: { presentation: 'masculine' } }, 'man', 'gentleman', 'masculine', 'male', 'guy'),
  ...say({ person: { presentation: 'androgynous' } }, 'androgynous', 'nonbinary', 'non binary', 'enby'),
  ...say({ person: { maturity: 'young' } }, 'young', 'twenties', '20s'),
  ...say({ person: { maturity: 'settled' } }, 'thirties', '30s'),
  ...say({ person: { maturity: 'mature' } }, 'middle aged', 'forties', '40s', 'mature'),
  ...say({ person: { maturity: 'elder' } }, 'elderly', 'fifties', 'sixties', '50s', '60s'),
  ...say(
    { person: { maturity: 'elder', presentation: 'feminine' } },
    'old woman',
    'old lady',
    'older woman',
    'grandmother',
  ),
  ...say({ person: { maturity: 'elder', presentation: 'masculine' } }, 'old man', 'older man', 'grandfather'),
];
