import { expect, it } from 'vitest';
import { provenanceXmp } from '#server/providers/picture/provenance.ts';

it('the packet is well-formed whatever a model is called', () => {
  const packet = provenanceXmp({ source: 'trainedAlgorithmicMedia', system: '<"flux" & \u0000co>' });
  expect(packet.split('\n').slice(1, -1)).toEqual([
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>',
    '<Iptc4xmpExt:AISystemUsed>&lt;&quot;flux&quot; &amp; co&gt;</Iptc4xmpExt:AISystemUsed>',
    '<xmp:CreatorTool>Liora</xmp:CreatorTool>',
    '</rdf:Description>',
    '</rdf:RDF>',
    '</x:xmpmeta>',
  ]);
});
