-- A list of manufacturing processes beside the classifications of industries and goods.
alter table factory_code_list drop constraint factory_code_list_scheme_check;
alter table factory_code_list add constraint factory_code_list_scheme_check
  check (scheme in ('isic', 'ksic', 'hs', 'hsk', 'process'));

-- Regions of Korea that were stored as somebody typed them: one code for each.
update factory set details = jsonb_set(factory.details, '{region}', to_jsonb(known.code))
  from (values
    ('KR-11', '서울특별시'), ('KR-11', '서울시'), ('KR-11', '서울'),
    ('KR-26', '부산광역시'), ('KR-26', '부산시'), ('KR-26', '부산'),
    ('KR-27', '대구광역시'), ('KR-27', '대구시'), ('KR-27', '대구'),
    ('KR-28', '인천광역시'), ('KR-28', '인천시'), ('KR-28', '인천'),
    ('KR-29', '광주광역시'), ('KR-29', '광주시'), ('KR-29', '광주'),
    ('KR-30', '대전광역시'), ('KR-30', '대전시'), ('KR-30', '대전'),
    ('KR-31', '울산광역시'), ('KR-31', '울산시'), ('KR-31', '울산'),
    ('KR-50', '세종특별자치시'), ('KR-50', '세종시'), ('KR-50', '세종'),
    ('KR-41', '경기도'), ('KR-41', '경기'),
    ('KR-42', '강원특별자치도'), ('KR-42', '강원도'), ('KR-42', '강원'),
    ('KR-43', '충청북도'), ('KR-43', '충북'),
    ('KR-44', '충청남도'), ('KR-44', '충남'),
    ('KR-45', '전북특별자치도'), ('KR-45', '전라북도'), ('KR-45', '전북'),
    ('KR-46', '전라남도'), ('KR-46', '전남'),
    ('KR-47', '경상북도'), ('KR-47', '경북'),
    ('KR-48', '경상남도'), ('KR-48', '경남'),
    ('KR-49', '제주특별자치도'), ('KR-49', '제주도'), ('KR-49', '제주')
  ) known (code, name)
  where factory.country = 'KR' and factory.region = known.name;
