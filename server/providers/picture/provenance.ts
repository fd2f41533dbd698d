const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Who made a picture: a model that was trained, or an algorithm that follows rules. */
export type DigitalSource = 'trainedAlgorithmicMedia' | 'algorithmicMedia';

export interface Provenance {
  readonly source: DigitalSource;
  /** Program or model, as it is named to readers of the metadata. */
  readonly system: string;
}

/** Of what the embedded painter makes. */
export const PAINTER_PROVENANCE: Provenance = { source: 'algorithmicMedia', system: 'Liora painter' };

const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * The XMP packet that says a picture was made by AI: `DigitalSourceType` of the IPTC NewsCodes and `AISystemUsed` of the IPTC Photo
 * Metadata Standard 2025.1. It names neither person nor prompt: pictures travel further than wishes should.
 * https://cv.iptc.org/newscodes/digitalsourcetype/, https://iptc.org/std/photometadata/specification/
 */
export const provenanceXmp = ({ source, system }: Provenance): string =>
  [
    '<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    `<Iptc4xmpExt:DigitalSourceType>${VOCABULARY}${source}</Iptc4xmpExt:DigitalSourceType>`,
    `<Iptc4xmpExt:AISystemUsed>${escaped(system)}</Iptc4xmpExt:AISystemUsed>`,
    '<xmp:CreatorTool>Liora</xmp:CreatorTool>',
    '</rdf:Description>',
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
