-- Folds letters by a table of its own: what lower() does beyond ASCII depends on the locale that the database was made with.
CREATE OR REPLACE FUNCTION "search_key"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(
    translate(
      lower(given),
      'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽŁŃŅŇŌŎŐŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽȘȚàáâãäåçèéêëìíîïñòóôõöøùúûüýāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĵķĺļľłńņňōŏőŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžșțАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁёΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏάέήίόύώς',
      'aaaaaaceeeeiiiinoooooouuuuyaaaccccddeeeeegggghhiiiiijkllllnnnooorrrsssstttuuuuuuwyyzzzstaaaaaaceeeeiiiinoooooouuuuyaaaccccddeeeeegggghhiiiiijkllllnnnooorrrsssstttuuuuuuwyyzzzstабвгдежзийклмнопрстуфхцчшщъыьэюяееαβγδεζηθικλμνξοπρστυφχψωαεηιουωαεηιουωσ'
    ),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff01-\uff0f]+', ' ', 'g'
  ))
$$;
